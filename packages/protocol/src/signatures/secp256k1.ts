// Deep imports: the package's index instantiates several other WebAssembly modules when it is loaded.
import { instantiateSecp256k1 } from '@bitauth/libauth/build/lib/crypto/secp256k1.js'

/** Recovers an uncompressed public key; undefined when there is none for this signature. */
export type RecoverPublicKey = (hash: Uint8Array, rs: Uint8Array, parity: 0 | 1) => Uint8Array | undefined

/** libsecp256k1 in WebAssembly, about six times as fast as JavaScript. This file is only ever loaded on use. */
export async function createWasmRecovery(): Promise<RecoverPublicKey> {
  const secp256k1 = await instantiateSecp256k1()
  return (hash, rs, parity) => {
    const result = secp256k1.recoverPublicKeyUncompressed(rs, parity, hash)
    return typeof result === 'string' ? undefined : result
  }
}
