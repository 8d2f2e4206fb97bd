import {
  bytesToBigInt,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  hexToBytes,
  parseAbiParameters,
  size,
  slice,
} from 'viem'
import { z } from 'zod'
import { sanitizeText } from '../text/sanitizeText.ts'
import { passkeyErrors } from './passkeyErrors.ts'

/** What the signer contracts are given: `abi.encode(authenticatorData, clientDataFields, r, s)`. */
const parameters = parseAbiParameters('bytes authenticatorData, string clientDataFields, uint256 r, uint256 s')

/** Order of the curve P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

const maximumSize = 4_096
const maximumFields = 2_048
const maximumOrigin = 512

export type PasskeySignature = {
  authenticatorData: Hex
  /** Hash of the site that the passkey belongs to (the relying party). */
  rpIdHash: Hex
  isUserPresent: boolean
  isUserVerified: boolean
  /** The synchronised copies of a passkey are not all on one device. */
  isBackedUp: boolean
  signCount: number
  /** The signed JSON, rebuilt for the hash as the contract rebuilds it. */
  clientDataJson: string
  /** Of the page that asked for the signature. */
  origin: string
  isCrossOrigin: boolean
  r: bigint
  s: bigint
}

/**
 * Reads the signature bytes of a passkey's signer contract for a hash. Strict: what the contract ignores, such as the
 * origin, must be well-formed too.
 *
 * @throws PasskeySignatureError
 */
export function decodePasskeySignature(signature: Hex, { hash }: { hash: Hex }): PasskeySignature {
  if (size(signature) > maximumSize) throw passkeyErrors.tooLong()
  const [authenticatorData, clientDataFields, r, s] = decodeParameters(signature)
  if (clientDataFields.length > maximumFields) throw passkeyErrors.tooLong()
  if (r === 0n || s === 0n || r >= order || s >= order) throw passkeyErrors.malformed()
  const clientDataJson = `{"type":"webauthn.get","challenge":"${toBase64Url(hash)}",${clientDataFields}}`
  return {
    ...readAuthenticatorData(authenticatorData),
    ...readClientData(clientDataJson, clientDataFields),
    authenticatorData,
    clientDataJson,
    r,
    s,
  }
}

function decodeParameters(signature: Hex) {
  const decoded = attempt(() => decodeAbiParameters(parameters, signature))
  // Trailing or overlapping bytes would let a signature have many forms.
  if (encodeAbiParameters(parameters, decoded) !== signature.toLowerCase()) throw passkeyErrors.malformed()
  return decoded
}

const flags = { userPresent: 0x01, userVerified: 0x04, eligible: 0x08, backedUp: 0x10, attested: 0x40, extended: 0x80 }
/** Hash of the site, flags, counter. */
const headSize = 37

function readAuthenticatorData(data: Hex) {
  const bytes = hexToBytes(data)
  const bits = bytes[32]
  if (bits === undefined || bytes.length < headSize) throw passkeyErrors.malformed()
  const has = (flag: number) => (bits & flag) !== 0
  // Key material is in registrations only; bytes after the head must be announced.
  if (has(flags.attested) || has(flags.extended) !== bytes.length > headSize) throw passkeyErrors.malformed()
  if (has(flags.backedUp) && !has(flags.eligible)) throw passkeyErrors.malformed()
  return {
    isBackedUp: has(flags.backedUp),
    isUserPresent: has(flags.userPresent),
    isUserVerified: has(flags.userVerified),
    rpIdHash: slice(data, 0, 32),
    signCount: Number(bytesToBigInt(bytes.subarray(33, headSize))),
  }
}

const ClientDataSchema = z.looseObject({
  type: z.literal('webauthn.get'),
  challenge: z.string(),
  origin: z.string().min(1).max(maximumOrigin),
  crossOrigin: z.boolean().optional(),
})

/** The origin follows the challenge in every serialisation (WebAuthn, section 5.8.1.1). */
function readClientData(json: string, fields: string) {
  const client = attempt(() => ClientDataSchema.parse(JSON.parse(json)))
  const names = attempt(() => Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(`{${fields}}`))))
  // A second `challenge` or `origin` would replace the one that was compared.
  const isRepeated = names.includes('type') || names.includes('challenge')
  const [, first] = /^"origin":("(?:[^"\\]|\\.)*")(?:,|$)/.exec(fields) ?? []
  const { crossOrigin, origin } = client
  if (isRepeated || first === undefined || attempt(() => JSON.parse(first)) !== origin) throw passkeyErrors.malformed()
  // It is shown.
  if (sanitizeText(origin, { maxLength: maximumOrigin }) !== origin) throw passkeyErrors.malformed()
  return { isCrossOrigin: crossOrigin === true, origin }
}

function attempt<result>(read: () => result): result {
  try {
    return read()
  } catch {
    throw passkeyErrors.malformed()
  }
}

function toBase64Url(hash: Hex): string {
  return btoa(String.fromCharCode(...hexToBytes(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** `r` and `s` side by side, as WebCrypto reads them. */
export function toRawSignature({ r, s }: Pick<PasskeySignature, 'r' | 's'>): Uint8Array<ArrayBuffer> {
  const raw = new Uint8Array(64)
  raw.set(hexToBytes(`0x${r.toString(16).padStart(64, '0')}`), 0)
  raw.set(hexToBytes(`0x${s.toString(16).padStart(64, '0')}`), 32)
  return raw
}
