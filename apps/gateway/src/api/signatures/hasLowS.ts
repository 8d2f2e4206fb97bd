import { type Hex, hexToBigInt, slice } from 'viem'

/** Half the order of secp256k1. */
const maxS = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n

/**
 * Whether an ECDSA signature is canonical (EIP-2). Prevents malleability: a high-s copy of a used signature would pass
 * as a new request. Confirmations are exempt, as Safe contracts accept both.
 */
export function hasLowS(signature: Hex): boolean {
  return hexToBigInt(slice(signature, 32, 64)) <= maxS
}
