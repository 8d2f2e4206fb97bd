import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { blake2b } from 'hash-wasm'

export type KeyFiles = {
  keyId: string
  /** `minisign.pub`: its second line is what users pass as `--key`. */
  publicFile: string
  /** `minisign.key` without a password, as `minisign -G -W` writes it. */
  secretFile: string
}

/** A new key pair in the format of minisign. */
export async function createKeyFiles(): Promise<KeyFiles> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const seed = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-32)
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32)
  const id = randomBytes(8)
  const algorithm = Buffer.from('Ed')
  const secret = Buffer.concat([seed, publicKey])
  const checksum = Buffer.from(await blake2b(Buffer.concat([algorithm, id, secret]), 256), 'hex')
  // No key derivation: 2 bytes of its name, 32 of salt, 16 of limits.
  const head = Buffer.concat([algorithm, Buffer.alloc(2), Buffer.from('B2'), Buffer.alloc(48)])
  const keyId = Buffer.from(id).reverse().toString('hex').toUpperCase()
  const toFile = (comment: string, ...parts: Uint8Array[]) =>
    `untrusted comment: ${comment}\n${Buffer.concat(parts).toString('base64')}\n`
  return {
    keyId,
    publicFile: toFile(`minisign public key ${keyId}`, algorithm, id, publicKey),
    secretFile: toFile('minisign unencrypted secret key', head, id, secret, checksum),
  }
}
