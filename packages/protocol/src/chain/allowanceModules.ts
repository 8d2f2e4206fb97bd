import type { Address, Hex } from 'viem'
import { isSameAddress } from '../hash/isSameAddress.ts'

export type AllowanceModuleDeployment = {
  version: string
  address: Address
  /** Of the code that belongs there; none: it is not bundled, and the module counts as any other. */
  codeHashes: readonly Hex[]
}

/** Where Safe's AllowanceModule is, newest first: from @safe-global/safe-modules-deployments, bundled like the contracts. */
export const allowanceModules: readonly AllowanceModuleDeployment[] = [
  {
    version: '0.1.1',
    address: '0xAA46724893dedD72658219405185Fb0Fc91e091C',
    codeHashes: [
      // solc 0.7.6 without optimizer, as released: its init code gives the address above with Safe's singleton factory.
      '0x7aa63affdca06fe94576f00077ad61a02ccf203a5da31e1b4ed595df7b65cf3e',
      // `LocalAllowanceModule.sol` of the embedded chain.
      '0xf6aa4acdea92d62ae0387a956e5d47c9b78c9029da27cad20e8c0918a3b5e2d2',
    ],
  },
  { version: '0.1.0', address: '0xCFbFaC74C26F8647cBDb8c5caf80BB5b32E43134', codeHashes: [] },
]

/** Whether the official module of spending limits belongs at this address. What is there must be checked by its code. */
export function isAllowanceModule(address: Address): boolean {
  return allowanceModules.some((module) => isSameAddress(module.address, address))
}
