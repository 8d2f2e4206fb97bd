import type { Address, Hex } from 'viem'
import { isSameAddress } from '../hash/isSameAddress.ts'
import { type SafeContractName, type SafeDeployment, safeDeployments } from './safeDeployments.ts'

/** The official contract with this code hash, wherever it is deployed. */
export function findDeploymentByCode(
  codeHash: Hex | null | undefined,
  names?: readonly SafeContractName[],
): SafeDeployment | undefined {
  return safeDeployments.find(
    (deployment) => deployment.codeHash === codeHash && (!names || names.includes(deployment.name)),
  )
}

/** The official contract expected at this address. The code there must be checked too. */
export function findDeploymentByAddress(address: Address): SafeDeployment | undefined {
  return byAddress.get(address.toLowerCase())
}

/** Indexed because every call of a batch looks it up. The first deployment at an address counts. */
const byAddress = new Map(
  safeDeployments.toReversed().map((deployment) => [deployment.address.toLowerCase(), deployment]),
)

/** Addresses of Safe's AllowanceModule, newest first, from @safe-global/safe-modules-deployments. */
export const allowanceModules: readonly {
  version: string
  address: Address
  /** Expected code hash; absent: not bundled, and the module counts as unofficial. */
  codeHashes: readonly Hex[]
}[] = [
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

/** Whether the address is that of the official allowance module. The code there must be checked too. */
export function isAllowanceModule(address: Address): boolean {
  return allowanceModules.some((module) => isSameAddress(module.address, address))
}

/** Libraries made for delegatecalls of a Safe. Their arguments and effects are checked separately. */
export const delegateLibraries: readonly SafeContractName[] = [
  'CreateCall',
  'MultiSend',
  'MultiSendCallOnly',
  'SafeMigration',
  'SafeToL2Migration',
  'SignMessageLib',
]

/** Whether the address is that of an official delegatecall library. Its code is checked elsewhere. */
export function isDelegateLibrary(address: Address): boolean {
  const deployment = findDeploymentByAddress(address)
  return deployment !== undefined && delegateLibraries.includes(deployment.name)
}

const passkeyFactories: readonly Address[] = [
  '0x1d31F259eE307358a26dFb23EB365939E8641195',
  '0xF7488fFbe67327ac9f37D5F722d83Fc900852Fbf',
]

/** Whether the address is that of Safe's factory of passkey signers, which is the same on every chain. */
export function isPasskeyFactory(address: Address): boolean {
  return passkeyFactories.some((factory) => isSameAddress(factory, address))
}
