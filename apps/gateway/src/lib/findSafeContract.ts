import { type SafeContractName, safeDeployments } from '@countersign/protocol/chain'
import { type Address, isAddressEqual } from 'viem'

/** Canonical address of a Safe contract; the same on every chain. */
export function findSafeContract(name: SafeContractName, version: string): Address | null {
  const found = safeDeployments.find(
    (deployment) => deployment.name === name && deployment.version === version && deployment.kind === 'canonical',
  )
  return found?.address ?? null
}

/** Libraries designed for delegatecall. */
const delegatecallTargets = new Set<SafeContractName>([
  'CreateCall',
  'MultiSend',
  'MultiSendCallOnly',
  'SafeMigration',
  'SafeToL2Migration',
  'SignMessageLib',
])

/** Whether this is the published address of such a library. For display only: clients verify the code. */
export function isKnownDelegatecallTarget(address: Address): boolean {
  return safeDeployments.some(
    (deployment) => delegatecallTargets.has(deployment.name) && isAddressEqual(deployment.address, address),
  )
}
