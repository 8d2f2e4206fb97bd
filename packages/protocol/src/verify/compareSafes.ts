import type { Address } from 'viem'
import type { SafeFacts } from '../chain/SafeFacts.ts'
import { fromChain, type Verified } from '../evidence/Evidence.ts'
import { say } from '../text/Words.ts'
import { type Check, createCheck, createUnknown } from './Check.ts'

/** Whether the Safe at the same address on another chain has the same owners and threshold. */
export function compareSafes(here: Verified<SafeFacts>, there: Verified<SafeFacts>): Check {
  const outcome = { id: 'T79' } as const
  const [left, right] = [here.value, there.value]
  if (!left.owners || !right.owners || left.threshold === undefined || right.threshold === undefined)
    return createUnknown({
      ...outcome,
      code: 'OTHER_CHAIN_UNKNOWN',
      message: say`Owners or threshold on one of the chains are not known.`,
    })
  const actual = `${right.threshold} of ${toList(right.owners)}`
  const claimed = `${left.threshold} of ${toList(left.owners)}`
  const isSame = actual === claimed
  return createCheck(
    isSame ? 'ok' : 'warn',
    {
      ...outcome,
      actual,
      claimed,
      code: isSame ? 'SAME_OWNERS' : 'OTHER_OWNERS',
      message: isSame
        ? say`On chain ${right.block.chainId} it has the same owners and threshold.`
        : say`On chain ${right.block.chainId} it has other owners or another threshold.`,
    },
    fromChain(right.block),
  )
}

function toList(addresses: readonly Address[]): string {
  return addresses
    .map((address) => address.toLowerCase())
    .toSorted()
    .join(' ')
}
