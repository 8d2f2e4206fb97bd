import { randomBytes, type webcrypto } from 'node:crypto'

const { subtle } = globalThis.crypto
const curve = { name: 'ECDH', namedCurve: 'P-256' } as const

/** Keys of a subscription: the browser's public key as an uncompressed point (65 bytes), and its secret (16 bytes). */
type PushKeys = { auth: Uint8Array<ArrayBuffer>; p256dh: Uint8Array<ArrayBuffer> }

type EncryptPushParameters = {
  keys: PushKeys
  payload: Uint8Array
  /** Bytes of the padded payload, so that the push service cannot tell kinds by their lengths. @default no padding */
  paddedTo?: number
  /** Replaced only to compute published examples. @default random */
  salt?: Uint8Array<ArrayBuffer>
  /** Replaced only to compute published examples. @default a new key pair */
  sender?: webcrypto.CryptoKeyPair
}

/** One record that only the subscribed browser can read: RFC 8291, in the encoding `aes128gcm` of RFC 8188. */
export async function encryptPush(parameters: EncryptPushParameters): Promise<Uint8Array<ArrayBuffer>> {
  const { keys, paddedTo = 0, payload } = parameters
  const salt = parameters.salt ?? new Uint8Array(randomBytes(16))
  const { privateKey, publicKey } = parameters.sender ?? (await subtle.generateKey(curve, true, ['deriveBits']))
  const theirs = await importPushKey(keys.p256dh)
  const ours = new Uint8Array(await subtle.exportKey('raw', publicKey))
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, privateKey, 256)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.p256dh, ours])
  const input = await expand({ info, input: shared, length: 32, salt: keys.auth })
  const [contentKey, nonce] = await Promise.all([
    expand({ info: Buffer.from('Content-Encoding: aes128gcm\0'), input, length: 16, salt }),
    expand({ info: Buffer.from('Content-Encoding: nonce\0'), input, length: 12, salt }),
  ])
  // The 2 marks the last record; zeros follow it.
  const padding = Buffer.alloc(Math.max(paddedTo - payload.length, 0))
  const text = Buffer.concat([payload, Buffer.from([2]), padding])
  const key = await subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt'])
  const sealed = await subtle.encrypt({ iv: nonce, name: 'AES-GCM' }, key, text)
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(recordSize)
  sizes[4] = ours.length
  return new Uint8Array(Buffer.concat([salt, sizes, ours, new Uint8Array(sealed)]))
}

/** Every push service accepts bodies of this size. */
const recordSize = 4_096

/** Rejects what is no point of the curve. */
export function importPushKey(p256dh: Uint8Array<ArrayBuffer>): Promise<webcrypto.CryptoKey> {
  return subtle.importKey('raw', p256dh, curve, false, [])
}

type ExpandParameters = {
  info: Uint8Array<ArrayBuffer>
  input: ArrayBuffer
  /** Bytes. */
  length: number
  salt: Uint8Array<ArrayBuffer>
}

async function expand({ info, input, length, salt }: ExpandParameters): Promise<ArrayBuffer> {
  const key = await subtle.importKey('raw', input, 'HKDF', false, ['deriveBits'])
  return subtle.deriveBits({ hash: 'SHA-256', info, name: 'HKDF', salt }, key, length * 8)
}
