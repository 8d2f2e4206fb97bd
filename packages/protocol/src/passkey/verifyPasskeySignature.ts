import { type Hex, hexToBytes } from 'viem'
import { decodePasskeySignature, type PasskeySignature, toRawSignature } from './decodePasskeySignature.ts'
import type { PasskeyPublicKey } from './passkeyContracts.ts'
import { passkeyErrors } from './passkeyErrors.ts'

export type VerifyPasskeySignatureParameters = {
  /** The content: a safeTxHash or a safeMessageHash. */
  hash: Hex
  /** As the signer contract is given it. */
  signature: Hex
  publicKey: PasskeyPublicKey
  /** Absent for a signature made elsewhere, where only the contract's rules count. */
  site?: { origin: string; rpId: string } | undefined
}

/**
 * Verifies a passkey's signature without the chain: the content, the user's verification, the key and, where they are
 * known, the page and the site.
 *
 * @throws PasskeySignatureError
 *
 * @example
 * await verifyPasskeySignature({ hash: safeTxHash, signature, publicKey, site: { origin, rpId } })
 */
export async function verifyPasskeySignature({
  hash,
  publicKey,
  signature,
  site,
}: VerifyPasskeySignatureParameters): Promise<PasskeySignature> {
  const decoded = decodePasskeySignature(signature, { hash })
  if (!decoded.isUserPresent || !decoded.isUserVerified) throw passkeyErrors.notVerified()
  if (site) {
    if (decoded.origin !== site.origin) throw passkeyErrors.otherOrigin(decoded.origin)
    if (decoded.isCrossOrigin) throw passkeyErrors.inFrame()
    const rpIdHash = await sha256(new TextEncoder().encode(site.rpId))
    if (!isSame(rpIdHash, hexToBytes(decoded.rpIdHash))) throw passkeyErrors.otherSite(site.rpId)
  }
  if (!(await isSignedBy(publicKey, decoded))) throw passkeyErrors.wrongKey()
  return decoded
}

async function isSignedBy({ x, y }: PasskeyPublicKey, decoded: PasskeySignature): Promise<boolean> {
  const clientDataHash = await sha256(new TextEncoder().encode(decoded.clientDataJson))
  const authenticatorData = hexToBytes(decoded.authenticatorData)
  const message = new Uint8Array(authenticatorData.length + clientDataHash.length)
  message.set(authenticatorData)
  message.set(clientDataHash, authenticatorData.length)
  // An uncompressed point.
  const point = new Uint8Array(65)
  point.set([4])
  point.set(toRawSignature({ r: x, s: y }), 1)
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const key = await crypto.subtle.importKey('raw', point, curve, false, ['verify']).catch(() => undefined)
  if (!key) return false
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, toRawSignature(decoded), message)
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index])
}
