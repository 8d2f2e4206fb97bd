import { type SafeContractName, safeDeployments } from '@countersign/protocol/chain'
import { type Address, isAddressEqual } from 'viem'

/** Canonical address of a contract around Safes of a version; the same on every chain it was deployed to. */
export function findSafeContract(name: SafeContractName, version: string): Address | null {
  const found = safeDeployments.find(
    (deployment) => deployment.name === name && deployment.version === version && deployment.kind === 'canonical',
  )
  return found?.address ?? null
}

/** Libraries that are made to run in a Safe's own name. */
const delegatecallTargets = new Set<SafeContractName>([
  'CreateCall',
  'MultiSend',
  'MultiSendCallOnly',
  'SafeMigration',
  'SafeToL2Migration',
  'SignMessageLib',
])

/** Whether this is the published address of such a library. A claim for display: clients check the code themselves. */
export function isKnownDelegatecallTarget(address: Address): boolean {
  return safeDeployments.some(
    (deployment) => delegatecallTargets.has(deployment.name) && isAddressEqual(deployment.address, address),
  )
}
