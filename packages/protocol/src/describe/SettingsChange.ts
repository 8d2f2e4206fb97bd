import type { Address } from 'viem'

/** A change of a Safe's own settings: the specification's ten kinds, and the module guard of 1.5.0. */
export type SettingsChange =
  | { type: 'SET_FALLBACK_HANDLER'; handler: Address }
  | { type: 'ADD_OWNER'; owner: Address; threshold: bigint }
  | { type: 'REMOVE_OWNER'; owner: Address; threshold: bigint }
  | { type: 'SWAP_OWNER'; oldOwner: Address; newOwner: Address }
  | { type: 'CHANGE_THRESHOLD'; threshold: bigint }
  | { type: 'CHANGE_IMPLEMENTATION'; implementation: Address }
  | { type: 'ENABLE_MODULE'; module: Address }
  | { type: 'DISABLE_MODULE'; module: Address }
  | { type: 'SET_GUARD'; guard: Address }
  | { type: 'DELETE_GUARD' }
  | { type: 'SET_MODULE_GUARD'; moduleGuard: Address }
  | { type: 'DELETE_MODULE_GUARD' }
