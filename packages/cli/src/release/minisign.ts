import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'

/**
 * Signatures in the format of minisign: `minisign -Vm manifest.json -P <key>` verifies what we sign, and we verify what
 * it signs.
 */
export type PublicKey = { key: KeyObject; keyId: string }

export type SigningKey = { key: KeyObject; keyId: string }

export type VerifySignatureReturnType =
  | { verdict: 'valid'; keyId: string; comment: string }
  | { verdict: 'invalid'; keyId: string | null; reason: string }

/** DER before the 32 bytes of a key. */
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex')
const seedPrefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Keys of a text: a bare key, or a `.pub` file with several during a rotation. Undefined if one is malformed. */
export function parsePublicKeys(text: string): PublicKey[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('untrusted comment:') && !line.startsWith('#'))
  const keys = lines.map((line) => {
    const bytes = decodeBase64(line, 42)
    if (bytes?.subarray(0, 2).toString() !== 'Ed') return undefined
    const key = createPublicKey({
      format: 'der',
      key: Buffer.concat([publicPrefix, bytes.subarray(10)]),
      type: 'spki',
    })
    return { key, keyId: toKeyId(bytes.subarray(2, 10)) }
  })
  const known = keys.filter((key) => key !== undefined)
  return known.length === lines.length && known.length > 0 ? known : undefined
}

/** Verifies the content and the trusted comment. */
export function verifySignature(
  content: Uint8Array,
  signature: string,
  keys: readonly PublicKey[],
): VerifySignatureReturnType {
  const [, main = '', comment = '', global = ''] = signature.split('\n').map((line) => line.replace(/\r$/, ''))
  const bytes = decodeBase64(main, 74)
  const globalBytes = decodeBase64(global, 64)
  const prefix = 'trusted comment: '
  if (!bytes || !globalBytes || !comment.startsWith(prefix))
    return { verdict: 'invalid', keyId: null, reason: 'It is not a signature in the format of minisign.' }
  const keyId = toKeyId(bytes.subarray(2, 10))
  const signer = keys.find((key) => key.keyId === keyId)
  if (!signer) return { verdict: 'invalid', keyId, reason: `It is by another key (${keyId}).` }
  const algorithm = bytes.subarray(0, 2).toString()
  const own = bytes.subarray(10)
  const signed = algorithm === 'ED' ? hash(content) : algorithm === 'Ed' ? content : undefined
  if (!signed || !verify(null, signed, signer.key, own))
    return { verdict: 'invalid', keyId, reason: 'It does not fit this manifest.' }
  const text = comment.slice(prefix.length)
  if (!verify(null, Buffer.concat([own, Buffer.from(text)]), signer.key, globalBytes))
    return { verdict: 'invalid', keyId, reason: 'Its trusted comment was changed.' }
  return { verdict: 'valid', keyId, comment: text }
}

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
