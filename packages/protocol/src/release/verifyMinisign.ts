import { blake2b512 } from './blake2b.ts'

/** Signatures in the format of minisign, by WebCrypto: the command line and the web app verify them alike. */
export type PublicKey = { key: Uint8Array<ArrayBuffer>; keyId: string }

export type MinisignSignature = {
  /** As minisign prints it. */
  keyId: string
  /** `ED`: over the BLAKE2b hash of the content; `Ed`: over the content. */
  algorithm: string
  own: Uint8Array<ArrayBuffer>
  comment: string
  global: Uint8Array<ArrayBuffer>
}

export type VerifyMinisignReturnType =
  | { verdict: 'valid'; keyId: string; comment: string }
  | { verdict: 'invalid'; keyId: string | null; reason: string }

/** Keys of a text: a bare key, or a `.pub` file with several during a rotation. Undefined if one is malformed. */
export function parsePublicKeys(text: string): PublicKey[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('untrusted comment:') && !line.startsWith('#'))
  const keys = lines.flatMap((line) => {
    const bytes = decodeBase64(line, 42)
    return bytes && toText(bytes.subarray(0, 2)) === 'Ed'
      ? [{ key: bytes.slice(10), keyId: toKeyId(bytes.subarray(2, 10)) }]
      : []
  })
  return keys.length === lines.length && keys.length > 0 ? keys : undefined
}

/** Reads a `.minisig` file; it proves nothing by itself. */
export function parseMinisign(signature: string): MinisignSignature | undefined {
  const [, main = '', comment = '', global = ''] = signature.split('\n').map((line) => line.replace(/\r$/, ''))
  const bytes = decodeBase64(main, 74)
  const globalBytes = decodeBase64(global, 64)
  const prefix = 'trusted comment: '
  if (!bytes || !globalBytes || !comment.startsWith(prefix)) return undefined
  return {
    algorithm: toText(bytes.subarray(0, 2)),
    comment: comment.slice(prefix.length),
    global: globalBytes,
    keyId: toKeyId(bytes.subarray(2, 10)),
    own: bytes.slice(10),
  }
}

/** Verifies the content and the trusted comment. Rejects where the browser lacks Ed25519. */
export async function verifyMinisign(
  content: Uint8Array<ArrayBuffer>,
  signature: string,
  keys: readonly PublicKey[],
): Promise<VerifyMinisignReturnType> {
  const parsed = parseMinisign(signature)
  if (!parsed) return { verdict: 'invalid', keyId: null, reason: 'It is not a signature in the format of minisign.' }
  const { algorithm, comment, global, keyId, own } = parsed
  const signer = keys.find((key) => key.keyId === keyId)
  if (!signer) return { verdict: 'invalid', keyId, reason: `It is by another key (${keyId}).` }
  const signed = algorithm === 'ED' ? blake2b512(content) : algorithm === 'Ed' ? content : undefined
  const key = await crypto.subtle.importKey('raw', signer.key, 'Ed25519', false, ['verify'])
  if (!signed || !(await crypto.subtle.verify('Ed25519', key, own, signed)))
    return { verdict: 'invalid', keyId, reason: 'It does not fit this manifest.' }
  const commented = new Uint8Array([...own, ...new TextEncoder().encode(comment)])
  if (!(await crypto.subtle.verify('Ed25519', key, global, commented)))
    return { verdict: 'invalid', keyId, reason: 'Its trusted comment was changed.' }
  return { verdict: 'valid', keyId, comment }
}

/** The number that the eight bytes are, little end first. */
function toKeyId(bytes: Uint8Array): string {
  return [...bytes]
    .toReversed()
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}

const toText = (bytes: Uint8Array) => String.fromCharCode(...bytes)

function decodeBase64(text: string, length: number): Uint8Array<ArrayBuffer> | undefined {
  if (text.length > 200 || text.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return undefined
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  return bytes.length === length ? bytes : undefined
}
