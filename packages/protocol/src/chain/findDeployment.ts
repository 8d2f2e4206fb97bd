import type { Address, Hex } from 'viem'
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
