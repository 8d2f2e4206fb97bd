import type { Address } from 'viem'
import { isSameAddress } from '../hash/isSameAddress.ts'

/** Where Safe's AllowanceModule is, newest first: from @safe-global/safe-modules-deployments, bundled like the contracts. */
export const allowanceModules: readonly { version: string; address: Address }[] = [
  { version: '0.1.1', address: '0xAA46724893dedD72658219405185Fb0Fc91e091C' },
  { version: '0.1.0', address: '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134' },
]

/** Whether the official module of spending limits belongs at this address. */
export function isAllowanceModule(address: Address): boolean {
  return allowanceModules.some((module) => isSameAddress(module.address, address))
}
