import { type Address, zeroAddress } from 'viem'
import { type ArgumentReader, type DecodedFunction, readArguments } from '../decode/decodeCalldata.ts'

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

type Reader = (values: ArgumentReader) => SettingsChange

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['setFallbackHandler(address)', ({ address }) => ({ type: 'SET_FALLBACK_HANDLER', handler: address(0) })],
  [
    'addOwnerWithThreshold(address,uint256)',
    ({ address, number }) => ({ type: 'ADD_OWNER', owner: address(0), threshold: number(1) }),
  ],
  [
    'removeOwner(address,address,uint256)',
    ({ address, number }) => ({ type: 'REMOVE_OWNER', owner: address(1), threshold: number(2) }),
  ],
  [
    'swapOwner(address,address,address)',
    ({ address }) => ({ type: 'SWAP_OWNER', oldOwner: address(1), newOwner: address(2) }),
  ],
  ['changeThreshold(uint256)', ({ number }) => ({ type: 'CHANGE_THRESHOLD', threshold: number(0) })],
  ['changeMasterCopy(address)', ({ address }) => ({ type: 'CHANGE_IMPLEMENTATION', implementation: address(0) })],
  ['enableModule(address)', ({ address }) => ({ type: 'ENABLE_MODULE', module: address(0) })],
  ['disableModule(address,address)', ({ address }) => ({ type: 'DISABLE_MODULE', module: address(1) })],
  [
    'setGuard(address)',
    ({ address }) => (address(0) === zeroAddress ? { type: 'DELETE_GUARD' } : { type: 'SET_GUARD', guard: address(0) }),
  ],
  [
    'setModuleGuard(address)',
    ({ address }) =>
      address(0) === zeroAddress
        ? { type: 'DELETE_MODULE_GUARD' }
        : { type: 'SET_MODULE_GUARD', moduleGuard: address(0) },
  ],
])

/** The settings change of a function that the Safe calls on itself; undefined for any other function. */
export function parseSettingsChange(call: DecodedFunction): SettingsChange | undefined {
  return readers.get(call.signature)?.(readArguments(call))
}
