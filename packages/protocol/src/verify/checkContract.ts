import type { Hex } from 'viem'
import type { SafeDeployment } from '../chain/safeDeployments.ts'
import { type BlockReference, fromChain } from '../evidence/Evidence.ts'
import { say } from '../text/Words.ts'
import { type Check, createCheck } from './Check.ts'

export type CheckContractParameters = {
  block: BlockReference
  /** Hash of the code at the address; null: no code. */
  codeHash: Hex | null
  deployment: SafeDeployment
}

/** Whether a contract that a creation needs is deployed, by code hash. */
export function checkContract({ block, codeHash, deployment }: CheckContractParameters): Check {
  const { address, codeHash: official, name, version } = deployment
  const isOfficial = codeHash === official
  return createCheck(
    isOfficial ? 'ok' : 'block',
    {
      actual: codeHash ?? 'nothing',
      claimed: official,
      code: isOfficial ? 'CONTRACT_OFFICIAL' : codeHash === null ? 'CONTRACT_MISSING' : 'CONTRACT_OTHER_CODE',
      id: 'T78',
      message: isOfficial
        ? say`The official ${name} ${version} is on this chain.`
        : codeHash === null
          ? say`The official ${name} ${version} is not on this chain (${address}).`
          : say`Other code than the official ${name} ${version} is at its address on this chain (${address}).`,
    },
    fromChain(block),
  )
}
