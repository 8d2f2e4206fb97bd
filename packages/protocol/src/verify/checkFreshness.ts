import { type BlockReference, fromChain } from '../evidence/Evidence.ts'
import { say } from '../text/Words.ts'
import { type Check, createCheck, createUnknown } from './Check.ts'

export type CheckFreshnessParameters = {
  /** The newest block, from our own node. */
  head: BlockReference | undefined
  /** Last block that the service claims to have indexed. */
  claimedBlock: bigint | undefined
  /** @default 20n */
  maximumLag?: bigint
}

/** Whether the service's responses are current. */
export function checkFreshness({ claimedBlock, head, maximumLag = 20n }: CheckFreshnessParameters): Check {
  if (!head || claimedBlock === undefined)
    return createUnknown({
      code: 'FRESHNESS_UNKNOWN',
      id: 'T65',
      message: say`How old the answers of the service are is not known.`,
    })
  const lag = head.number - claimedBlock
  const outcome = { actual: `${head.number}`, claimed: `${claimedBlock}`, id: 'T65' } as const
  const evidence = fromChain(head)
  if (lag > maximumLag)
    return createCheck(
      'warn',
      { ...outcome, code: 'SERVICE_BEHIND', message: say`The service is ${lag} blocks behind.` },
      evidence,
    )
  // A few blocks ahead means that our node is slower; far ahead is impossible.
  if (lag < -maximumLag)
    return createCheck(
      'warn',
      { ...outcome, code: 'SERVICE_AHEAD', message: say`The service claims to be ${-lag} blocks ahead of the chain.` },
      evidence,
    )
  return createCheck('ok', { ...outcome, code: 'SERVICE_CURRENT', message: say`The service is up to date.` }, evidence)
}
