import { type Address, bytesToHex, checksumAddress, type Hex, recoverPublicKey } from 'viem'
import { BaseError } from '../errors/BaseError.ts'
import { keccak256, prepareKeccak256 } from '../hash/keccak256.ts'
import { toBytesStrict } from '../hash/writeWord.ts'
import type { RecoverPublicKey } from './secp256k1.ts'

/** No account can have made this signature over this hash. */
export class UnrecoverableSignatureError extends BaseError {
  constructor({ cause }: { cause?: unknown } = {}) {
    super('UNRECOVERABLE_SIGNATURE', 'The signature belongs to no account: its numbers lie outside the curve.', {
      cause,
    })
  }
}

export type RecoverAddressParameters = {
  hash: Hex
  /** r, s and v (27 or 28), 65 bytes. */
  signature: Hex
}

export type RecoverAddress = (parameters: RecoverAddressParameters) => Promise<Address>

/** Recovery in JavaScript (noble, through viem): the fallback, and the cross-check of the fast one in tests. */
export async function recoverAddressSlow({ hash, signature }: RecoverAddressParameters): Promise<Address> {
  const { bytes, parity, rs } = split({ hash, signature })
  const compact: Hex = `${bytesToHex(rs)}${parity === 0 ? '1b' : '1c'}`
  const publicKey = await recoverPublicKey({ hash: bytesToHex(bytes), signature: compact }).catch((cause: unknown) => {
    throw new UnrecoverableSignatureError({ cause })
  })
  return toAddress(toBytesStrict(publicKey))
}

/** A recovery function that loads its engine on first use, and falls back to JavaScript where a CSP forbids it. */
export function createRecoverAddress(load: () => Promise<RecoverPublicKey>): RecoverAddress {
  let engine: Promise<RecoverPublicKey | undefined> | undefined
  return async ({ hash, signature }) => {
    engine ??= load().catch(() => undefined)
    const recover = await engine
    if (!recover) return recoverAddressSlow({ hash, signature })
    const { bytes, parity, rs } = split({ hash, signature })
    const publicKey = recover(bytes, rs, parity)
    if (!publicKey) throw new UnrecoverableSignatureError()
    return toAddress(publicKey)
  }
}

/** The account that signed `hash`. */
export const recoverAddress: RecoverAddress = createRecoverAddress(async () => {
  // Accounts are hashes of keys: both engines, or a thousand slow hashes before the other is there.
  const [{ createWasmRecovery }] = await Promise.all([import('./secp256k1.ts'), prepareKeccak256()])
  return createWasmRecovery()
})

function split({ hash, signature }: RecoverAddressParameters) {
  const bytes = toBytesStrict(hash)
  const complete = toBytesStrict(signature)
  const v = complete[64]
  if (bytes.length !== 32 || complete.length !== 65 || (v !== 27 && v !== 28)) throw new UnrecoverableSignatureError()
  const parity: 0 | 1 = v === 27 ? 0 : 1
  return { bytes, parity, rs: complete.subarray(0, 64) }
}

function toAddress(publicKey: Uint8Array): Address {
  return checksumAddress(bytesToHex(keccak256(publicKey.subarray(1)).subarray(12)))
}
