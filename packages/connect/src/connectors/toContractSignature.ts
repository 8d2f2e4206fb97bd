import {
  bytesToBigInt,
  bytesToHex,
  bytesToString,
  encodeAbiParameters,
  type Hex,
  hexToBytes,
  parseAbiParameters,
} from 'viem'
import { PasskeyAnswerError } from '../errors/passkeyErrors.ts'

/** Order of the curve P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const maximumSize = 2_048

const isUserPresent = 0x01
const isUserVerified = 0x04

/** The authenticator's answer to `navigator.credentials.get` (AuthenticatorAssertionResponse). */
export type PasskeyAssertion = { authenticatorData: Uint8Array; clientDataJson: Uint8Array; signature: Uint8Array }

/**
 * The answer as Safe's passkey signer contracts read it: `abi.encode(authenticatorData, clientDataFields, r, s)`. The
 * contract writes type and challenge itself, so that the passkey signed this hash and nothing else.
 */
export function toContractSignature(
  { authenticatorData, clientDataJson, signature }: PasskeyAssertion,
  { hash }: { hash: Hex },
): Hex {
  if (authenticatorData.length > maximumSize || clientDataJson.length > maximumSize) throw refuse('it is too long')
  const flags = authenticatorData[32]
  if (flags === undefined || authenticatorData.length < 37) throw refuse('the authenticator data are incomplete')
  if ((flags & isUserPresent) === 0 || (flags & isUserVerified) === 0) throw refuse('the user was not verified')
  const json = bytesToString(clientDataJson)
  // The serialisation of browsers (WebAuthn, section 5.8.1.1).
  const head = `{"type":"webauthn.get","challenge":"${toBase64Url(hexToBytes(hash))}",`
  if (!json.startsWith(head) || !json.endsWith('}')) throw refuse('it is for another request')
  const { r, s } = readDer(signature)
  return encodeAbiParameters(parseAbiParameters('bytes, string, uint256, uint256'), [
    bytesToHex(authenticatorData),
    json.slice(head.length, -1),
    r,
    // Both halves are valid: one of them, so that a signature has one form.
    s > order / 2n ? order - s : s,
  ])
}

const refuse = (reason: string) => new PasskeyAnswerError(reason)

/** An ECDSA signature in DER: a sequence of two positive integers in their shortest form, and nothing else. */
export function readDer(signature: Uint8Array): { r: bigint; s: bigint } {
  const [tag, length] = signature
  if (tag !== 0x30 || length !== signature.length - 2) throw refuse('its signature is malformed')
  const first = readInteger(signature.subarray(2))
  const second = readInteger(first.rest)
  if (second.rest.length > 0) throw refuse('its signature is malformed')
  return { r: first.value, s: second.value }
}

function readInteger(bytes: Uint8Array): { value: bigint; rest: Uint8Array } {
  const [tag, length = 0] = bytes
  const digits = bytes.subarray(2, 2 + length)
  const [high = 0x80, next = 0] = digits
  const isComplete = tag === 0x02 && length > 0 && length <= 33 && digits.length === length
  const isPadded = high === 0 && digits.length > 1 && next < 0x80
  const value = isComplete && high < 0x80 && !isPadded ? bytesToBigInt(digits) : 0n
  if (value === 0n || value >= order) throw refuse('its signature is malformed')
  return { rest: bytes.subarray(2 + length), value }
}

export function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(characters, (character) => character.charCodeAt(0))
}
