import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'

/** Signs in the format of minisign: `minisign -Vm manifest.json -P <key>` verifies it. */
export type SigningKey = { key: KeyObject; keyId: string }

/** DER before the 32 bytes of a key. */
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex')
const seedPrefix = Buffer.from('302e020100300506032b657004220420', 'hex')

export type SignContentParameters = {
  comment: string
  content: Uint8Array
  key: SigningKey
}

/** A `.minisig` file. Ed25519 needs no randomness: the same content has the same signature. */
export function signContent({ comment, content, key: { key, keyId } }: SignContentParameters): string {
  const own = sign(null, hash(content), key)
  const global = sign(null, Buffer.concat([own, Buffer.from(comment)]), key)
  const bytes = Buffer.concat([Buffer.from('ED'), fromKeyId(keyId), own])
  return `untrusted comment: signature by key ${keyId}\n${bytes.toString('base64')}\ntrusted comment: ${comment}\n${global.toString('base64')}\n`
}

/** The key of a `minisign.key` file without a password (`minisign -G -W`), undefined if it is none. */
export function parseSigningKey(text: string): SigningKey | 'encrypted' | undefined {
  const bytes = decodeBase64(text.split('\n')[1]?.trim() ?? '', 158)
  if (bytes?.subarray(0, 2).toString() !== 'Ed') return undefined
  // The password would need scrypt with a gigabyte of memory: `minisign -S` signs with such a key.
  if (bytes.readUInt16BE(2) !== 0) return 'encrypted'
  const seed = bytes.subarray(62, 94)
  const key = createPrivateKey({ format: 'der', key: Buffer.concat([seedPrefix, seed]), type: 'pkcs8' })
  const derived = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(publicPrefix.length)
  return derived.equals(bytes.subarray(94, 126)) ? { key, keyId: toKeyId(bytes.subarray(54, 62)) } : undefined
}

function hash(content: Uint8Array): Buffer {
  return createHash('blake2b512').update(content).digest()
}

/** As minisign prints it: the number that the eight bytes are, little end first. */
function toKeyId(bytes: Uint8Array): string {
  return Buffer.from(bytes).reverse().toString('hex').toUpperCase()
}

function fromKeyId(keyId: string): Buffer {
  return Buffer.from(keyId, 'hex').reverse()
}

function decodeBase64(text: string, length: number): Buffer | undefined {
  if (!/^[A-Za-z0-9+/]+=*$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64')
  return bytes.length === length ? bytes : undefined
}
