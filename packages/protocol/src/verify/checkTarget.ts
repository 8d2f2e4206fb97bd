import { type Address, isAddressEqual } from 'viem'
import { type BlockReference, fromChain } from '../evidence/Evidence.ts'
import { say } from '../text/Words.ts'
import { type Check, createCheck } from './Check.ts'

export type CheckTargetParameters = {
  target: Address
  /** From `readProxyTarget`. */
  implementation: Address | undefined
  block: BlockReference
  /** Implementation that the ABI belongs to, if known. */
  abiOf?: Address
}

/** Whether the ABI of a call belongs to the code that will run. */
export function checkTarget({ abiOf, block, implementation, target }: CheckTargetParameters): Check {
  const evidence = fromChain(block)
  if (!implementation)
    return createCheck(
      'ok',
      { actual: target, code: 'TARGET_DIRECT', id: 'T33', message: say`The target runs its own code.` },
      evidence,
    )
  if (abiOf && isAddressEqual(abiOf, implementation))
    return createCheck(
      'ok',
      {
        actual: implementation,
        code: 'TARGET_FITS',
        id: 'T33',
        message: say`The explanation is of the code that the target runs.`,
      },
      evidence,
    )
  return createCheck(
    'warn',
    {
      actual: implementation,
      claimed: abiOf,
      code: 'TARGET_UPGRADEABLE',
      id: 'T33',
      message: say`The target can be changed by its owner; it now runs ${implementation}.`,
    },
    evidence,
  )
}
