import { concat, type Hex, keccak256, numberToHex, pad } from 'viem'

/** Storage slots of a Safe that decide who controls it. */
export const slots = {
  implementation: '0x0000000000000000000000000000000000000000000000000000000000000000',
  /** `keccak256("guard_manager.guard.address")`, since 1.3.0. */
  guard: '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8',
  /** `keccak256("fallback_manager.handler.address")`, since 1.1.0. */
  fallbackHandler: '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5',
  /** `keccak256("module_manager.module_guard.address")`, since 1.5.0. */
  moduleGuard: '0xb104e0b93118902c651344349b610029d694cfdec91c589c91ebafbcd0289947',
} as const

/** Start and end of the linked lists of owners and of modules. */
export const sentinel = '0x0000000000000000000000000000000000000001'

/** Storage slot of `key` in a mapping at `slot`. */
export function toMappingSlot(key: Hex, slot: bigint): Hex {
  return keccak256(concat([pad(key, { size: 32 }), numberToHex(slot, { size: 32 })]))
}
