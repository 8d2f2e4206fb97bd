import { type Hex, hexToBigInt, slice } from 'viem'

/** Half of the order of secp256k1. */
const mostS = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/**
 * Whether a signature of a key (r, s, v) is in its one canonical form (EIP-2). Whoever has seen one can write another
 * with the greater s, which recovers to the same account: requests to the service take the canonical one alone.
 * Confirmations are no such requests: the Safe's own contracts take both.
 */
export function hasLowS(signature: Hex): boolean {
  return hexToBigInt(slice(signature, 32, 64)) <= mostS
}
