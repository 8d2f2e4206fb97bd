import { concat, type Hex, keccak256, numberToHex, pad } from 'viem'

/** Storage slot of `key` in a mapping at `slot`. */
export function toMappingSlot(key: Hex, slot: bigint): Hex {
  return keccak256(concat([pad(key, { size: 32 }), numberToHex(slot, { size: 32 })]))
}
