import type { Address, Hex } from 'viem'
import { isSameAddress } from '../hash/isSameAddress.ts'
import { allowanceModules } from './allowanceModules.ts'
import { findDeploymentByAddress } from './findDeployment.ts'

/** Whether the bundled contract that belongs at an address is there: by the address and by the hash of the code. */
export function isOfficialCode(address: Address, codeHash: Hex | null | undefined): boolean {
  if (!codeHash) return false
  const module = allowanceModules.find((deployment) => isSameAddress(deployment.address, address))
  if (module) return module.codeHashes.includes(codeHash)
  return findDeploymentByAddress(address)?.codeHash === codeHash
}
