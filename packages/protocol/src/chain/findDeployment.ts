import type { Address, Hex } from 'viem'
import { type SafeContractName, type SafeDeployment, safeDeployments } from './safeDeployments.ts'

/** The official contract whose code has this hash, wherever it is deployed. */
export function findDeploymentByCode(
  codeHash: Hex | null | undefined,
  names?: readonly SafeContractName[],
): SafeDeployment | undefined {
  return safeDeployments.find(
    (deployment) => deployment.codeHash === codeHash && (!names || names.includes(deployment.name)),
  )
}

/** The official contract that belongs at this address. What is there must be checked by its code. */
export function findDeploymentByAddress(address: Address): SafeDeployment | undefined {
  return byAddress.get(address.toLowerCase())
}

/** Indexed because every call of a batch looks it up. Of deployments at one address the first counts. */
const byAddress = new Map(
  safeDeployments.toReversed().map((deployment) => [deployment.address.toLowerCase(), deployment]),
)
