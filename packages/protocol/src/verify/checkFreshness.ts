import { type BlockReference, fromChain, recomputed } from '../evidence/Evidence.ts'
import { msg } from '../text/msg.ts'
import { type Check, createCheck, createUnknown } from './Check.ts'
import type { ConfirmationReport } from './TransactionReport.ts'

type CheckFreshnessParameters = {
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
    return createUnknown({ id: 'T65' }, [
      'FRESHNESS_UNKNOWN',
      msg('check.freshnessUnknown', 'The age of the service’s data is unknown.'),
    ])
  const lag = head.number - claimedBlock
  const outcome = { actual: `${head.number}`, claimed: `${claimedBlock}`, id: 'T65' } as const
  const evidence = fromChain(head)
  if (lag > maximumLag)
    return createCheck('warn', outcome, evidence, [
      'SERVICE_BEHIND',
      msg('check.serviceBehind', 'The service is {blocks, number} blocks behind.', { blocks: Number(lag) }),
    ])
  // A few blocks ahead means that our node is slower; far ahead is impossible.
  if (lag < -maximumLag)
    return createCheck('warn', outcome, evidence, [
      'SERVICE_AHEAD',
      msg('check.serviceAhead', 'The service claims to be {blocks, number} blocks ahead of the chain.', {
        blocks: Number(-lag),
      }),
    ])
  return createCheck('ok', outcome, evidence, [
    'SERVICE_CURRENT',
    msg('check.serviceCurrent', 'The service is up to date.'),
  ])
}

/** Whether an owner signed a proposal: a service can invent one in anyone's name. */
export function checkSupport(confirmations: readonly Pick<ConfirmationReport, 'status'>[]): Check {
  const signed = confirmations.filter(({ status }) => status === 'valid').length
  if (signed > 0)
    return createCheck('ok', { actual: `${signed}`, id: 'T77' }, recomputed, [
      'SUPPORTED',
      msg('check.ownerSigned', 'An owner has signed this transaction.'),
    ])
  return createCheck('warn', { actual: '0', id: 'T77' }, recomputed, [
    'SUPPORTED_BY_NOBODY',
    msg('check.noOwnerSigned', 'No owner has signed this. Nothing proves that an owner proposed it.'),
  ])
}
