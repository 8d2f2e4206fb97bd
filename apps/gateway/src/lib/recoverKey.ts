import { recoverAddress } from '@countersign/protocol/signatures'
import { type Address, concat, type Hex, numberToHex, size, slice } from 'viem'

export type RecoverKeyParameters = {
  hash: Hex
  /** r, s and v (27 or 28, or 0 or 1 as some wallets have it). */
  signature: Hex
}

/**
 * The account whose key signed; undefined for bytes that are no such signature. By the engine of the kernel: in
 * JavaScript each recovery blocks all requests for milliseconds.
 */
export async function recoverKey({ hash, signature }: RecoverKeyParameters): Promise<Address | undefined> {
  if (size(signature) !== 65) return undefined
  const v = Number(slice(signature, 64))
  const data = v > 1 ? signature : concat([slice(signature, 0, 64), numberToHex(v + 27, { size: 1 })])
  return recoverAddress({ hash, signature: data }).catch(() => undefined)
}
