import type { webcrypto } from 'node:crypto'

const { subtle } = globalThis.crypto

type Receiver = { auth: Uint8Array<ArrayBuffer>; p256dh: Uint8Array<ArrayBuffer>; privateKey: webcrypto.CryptoKey }

/** What a browser does with a push message (RFC 8291). Independent of the code that encrypts. */
export async function decryptPush(body: Uint8Array<ArrayBuffer>, { auth, p256dh, privateKey }: Receiver) {
  const salt = body.slice(0, 16)
  const length = body[20] ?? 0
  const sender = body.slice(21, 21 + length)
  const theirs = await subtle.importKey('raw', sender, { name: 'ECDH', namedCurve: 'P-256' }, false, [])
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, privateKey, 256)
  const derive = async (
    input: ArrayBuffer,
    options: { info: Uint8Array<ArrayBuffer>; salt: Uint8Array<ArrayBuffer> },
    bits: number,
  ) =>
    subtle.deriveBits(
      { hash: 'SHA-256', name: 'HKDF', ...options },
      await subtle.importKey('raw', input, 'HKDF', false, ['deriveBits']),
      bits,
    )
  const encode = (text: string) => new TextEncoder().encode(text)
  const info = new Uint8Array([...encode('WebPush: info\0'), ...p256dh, ...sender])
  const input = await derive(shared, { info, salt: auth }, 256)
  const contentKey = await derive(input, { info: encode('Content-Encoding: aes128gcm\0'), salt }, 128)
  const iv = await derive(input, { info: encode('Content-Encoding: nonce\0'), salt }, 96)
  const key = await subtle.importKey('raw', contentKey, 'AES-GCM', false, ['decrypt'])
  const text = new Uint8Array(await subtle.decrypt({ iv, name: 'AES-GCM' }, key, body.slice(21 + length)))
  return new TextDecoder().decode(text.slice(0, text.lastIndexOf(2)))
}

/** The claims of an `Authorization` header, whose signature its own key must fit. */
export async function verifyVapid(header: string): Promise<unknown> {
  const [, unsigned = '', signature = '', publicKey = ''] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  const key = await subtle.importKey(
    'raw',
    Buffer.from(publicKey, 'base64url'),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['verify'],
  )
  const isValid = await subtle.verify(
    { hash: 'SHA-256', name: 'ECDSA' },
    key,
    Buffer.from(signature, 'base64url'),
    Buffer.from(unsigned),
  )
  if (!isValid) throw new Error('The signature does not fit the key.')
  return JSON.parse(Buffer.from(unsigned.split('.')[1] ?? '', 'base64url').toString())
}
