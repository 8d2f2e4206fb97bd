import { type Address, getAddress } from 'viem'
import { createSiweMessage, parseSiweMessage } from 'viem/siwe'
import { SignInRefusedError } from './SignInRefusedError.ts'

export type SignInMessage = {
  address: Address
  chainId: number
  domain: string
  expirationTime: Date | undefined
  issuedAt: Date
  nonce: string
  notBefore: Date | undefined
  scheme: string | undefined
  uri: string
}

const timeLine = /^(Issued At|Expiration Time|Not Before): (.+)$/gm

/**
 * Parses an EIP-4361 message. The lenient parser ignores unknown text, so the fields are serialized again and must
 * equal the signed message: otherwise a user could sign text that we never checked.
 */
export function parseSignInMessage(message: string): SignInMessage {
  try {
    const { address, chainId, domain, issuedAt, nonce, uri, version, ...others } = parseSiweMessage(message)
    if (address && chainId !== undefined && domain && issuedAt && nonce && uri && version) {
      const fields = { ...others, address: getAddress(address), chainId, domain, issuedAt, nonce, uri, version }
      if (createSiweMessage(fields) === normalizeTimes(message))
        return {
          address: fields.address,
          chainId,
          domain,
          expirationTime: others.expirationTime,
          issuedAt,
          nonce,
          notBefore: others.notBefore,
          scheme: others.scheme,
          uri,
        }
    }
  } catch {
    // Invalid dates and fields: rejected below like any other text.
  }
  throw new SignInRefusedError({
    code: 'INVALID_SIGN_IN_MESSAGE',
    message: 'Invalid message: it is not a sign-in message in the form of EIP-4361.',
  })
}

/** One instant has several ISO 8601 spellings. */
function normalizeTimes(message: string): string {
  return message.replace(timeLine, (_, label: string, time: string) => `${label}: ${new Date(time).toISOString()}`)
}
