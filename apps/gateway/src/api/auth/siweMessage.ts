import { getAddress } from 'viem'
import { createSiweMessage, parseSiweMessage, type SiweMessage } from 'viem/siwe'
import { isLoopback, parseAuthority, toPort } from '../../lib/parseAuthority.ts'
import { RequestError } from '../errors/RequestError.ts'

export type SignInMessage = SiweMessage & { issuedAt: Date }

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
      if (createSiweMessage(fields) === normalizeTimes(message)) return fields
    }
  } catch {
    // Invalid dates and fields: rejected below like any other text.
  }
  throw new SignInRefusedError('INVALID_SIGN_IN_MESSAGE', 'Invalid message: not an EIP-4361 sign-in message.')
}

/** One instant has several ISO 8601 spellings. */
function normalizeTimes(message: string): string {
  return message.replace(timeLine, (_, label: string, time: string) => `${label}: ${new Date(time).toISOString()}`)
}

/** Tolerates wrong client clocks; replays are prevented by the nonce. */
const clockTolerance = 10 * 60_000
/** Time for the owners of a Safe to sign: the longest lifetime of a nonce. */
const maxSigningTime = 60 * 60_000

export type AssertSignInMessageParameters = {
  /** Whether no public URL is configured, so that only clients on this machine are served. */
  isLocalService: boolean
  isServedChain: (chainId: number) => boolean
  message: SignInMessage
  now: Date
  /** Origins of the web apps that use this service. */
  origins: readonly string[]
  /** Host header of the request, already checked by `assertHost`. */
  requestHost: string
}

/** Checks all fields of the message except nonce and signature. */
export function assertSignInMessage(parameters: AssertSignInMessageParameters): void {
  const { isServedChain, message, now } = parameters
  assertDomain(parameters)
  if (!isServedChain(message.chainId))
    throw new SignInRefusedError(
      'INVALID_SIGN_IN_CHAIN',
      `Invalid message: chain ${message.chainId} is not supported by this service.`,
    )
  assertTimes(message, now)
}

/**
 * Prevents replay of a signature made for another site. The domain is not compared with the Host header, which the
 * client controls; on localhost the port distinguishes services.
 */
function assertDomain({ isLocalService, message, origins, requestHost }: AssertSignInMessageParameters): void {
  const { domain, scheme, uri } = message
  const isLocal = isLocalService && isSameMachine(domain, requestHost)
  const isOurs = isLocal || origins.some((origin) => new URL(origin).host === domain)
  if (!isOurs)
    throw new SignInRefusedError(
      'INVALID_SIGN_IN_DOMAIN',
      `Invalid message: its domain ${domain} is not this service.${
        isLocalService ? ' To sign in from other machines, set PUBLIC_URL.' : ''
      }`,
    )
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  const isOwnUrl = url?.host === domain && (isLocal ? /^https?:$/.test(url.protocol) : origins.includes(url.origin))
  if (!isOwnUrl)
    throw new SignInRefusedError(
      'INVALID_SIGN_IN_URI',
      `Invalid message: its URI ${uri} does not match domain ${domain}.`,
    )
  if (scheme !== undefined && `${scheme}:` !== url?.protocol)
    throw new SignInRefusedError('INVALID_SIGN_IN_URI', `Invalid message: its scheme ${scheme} does not match its URI.`)
}

/** Treats `localhost` and `127.0.0.1` as equal; the port must match. */
function isSameMachine(domain: string, requestHost: string): boolean {
  const [meant, called] = [parseAuthority(domain), parseAuthority(requestHost)]
  if (!meant || !called || !isLoopback(meant.hostname) || !isLoopback(called.hostname)) return false
  return toPort(meant) === toPort(called)
}

function assertTimes({ expirationTime, issuedAt, notBefore }: SignInMessage, now: Date): void {
  const age = now.getTime() - issuedAt.getTime()
  if (age > maxSigningTime + clockTolerance || age < -clockTolerance)
    throw new SignInRefusedError(
      'INVALID_SIGN_IN_TIME',
      `Invalid message: issued at ${issuedAt.toISOString()}, but the server time is ${now.toISOString()}.`,
    )
  if (expirationTime && expirationTime <= now)
    throw new SignInRefusedError('INVALID_SIGN_IN_TIME', `Invalid message: expired at ${expirationTime.toISOString()}.`)
  if (notBefore && notBefore > now)
    throw new SignInRefusedError(
      'INVALID_SIGN_IN_TIME',
      `Invalid message: not valid before ${notBefore.toISOString()}.`,
    )
}

type SignInRefusalCode =
  | 'INVALID_SIGN_IN_CHAIN'
  | 'INVALID_SIGN_IN_DOMAIN'
  | 'INVALID_SIGN_IN_MESSAGE'
  | 'INVALID_SIGN_IN_NONCE'
  | 'INVALID_SIGN_IN_SIGNATURE'
  | 'INVALID_SIGN_IN_TIME'
  | 'INVALID_SIGN_IN_URI'

/** A sign-in that failed the check named by `code`. */
export class SignInRefusedError extends RequestError {
  override readonly name = 'SignInRefusedError'
  constructor(code: SignInRefusalCode, message: string) {
    super(401, code, message)
  }
}
