import { concat, type Hex, keccak256, numberToHex, pad } from 'viem'

/** Where a mapping at `slot` keeps the word of `key`. */
export function toMappingSlot(key: Hex, slot: bigint): Hex {
  return keccak256(concat([pad(key, { size: 32 }), numberToHex(slot, { size: 32 })]))
}
