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
 * Reads an EIP-4361 message. The parser finds its fields anywhere in a text and passes over what it does not know, so
 * the fields are written again and must give the text that was signed: what the person read is all that we read.
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
    // Dates that are none and fields that break the standard: refused like any other text.
  }
  throw new SignInRefusedError({
    code: 'INVALID_SIGN_IN_MESSAGE',
    message: 'Invalid message: it is not a sign-in message in the form of EIP-4361.',
  })
}

/** One moment has many spellings. */
function normalizeTimes(message: string): string {
  return message.replace(timeLine, (_, label: string, time: string) => `${label}: ${new Date(time).toISOString()}`)
}
