import { type RawBuilder, sql } from 'kysely'
import type { Address, Hash } from 'viem'

export type MultisigTransactionFilter = {
  /** Times are in seconds; ranges include both ends. */
  executedFrom?: number | undefined
  executedTo?: number | undefined
  hasConfirmations?: boolean | undefined
  isExecuted?: boolean | undefined
  isFailed?: boolean | undefined
  /** Only what is signed by an owner or delegate, or executed. @default true */
  isTrustedOnly?: boolean | undefined
  modifiedFrom?: number | undefined
  modifiedTo?: number | undefined
  nonce?: bigint | undefined
  nonceFrom?: bigint | undefined
  nonceTo?: bigint | undefined
  safeTxHash?: Hash | undefined
  submittedFrom?: number | undefined
  submittedTo?: number | undefined
  to?: Address | undefined
  transactionHash?: Hash | undefined
  value?: bigint | undefined
  valueFrom?: bigint | undefined
  valueTo?: bigint | undefined
}

export type MultisigOrdering = '-created' | '-modified' | '-nonce' | 'created' | 'modified' | 'nonce'

/** Condition on the nonce of a proposal or an execution. */
export function toNonces({ nonce, nonceFrom, nonceTo }: MultisigTransactionFilter): RawBuilder<unknown> {
  const ranges = [...toRange(sql`nonce`, nonce, nonce), ...toRange(sql`nonce`, nonceFrom, nonceTo)]
  return ranges.length === 0 ? sql`true` : sql`(${sql.join(ranges, sql` and `)})`
}

/** Both ends included. */
export function toRange(
  column: RawBuilder<unknown>,
  from: bigint | number | undefined,
  to: bigint | number | undefined,
) {
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${from.toString()} :: numeric`]),
    ...(to === undefined ? [] : [sql`${column} <= ${to.toString()} :: numeric`]),
  ]
}

/** Filters that no execution matches. */
export const isOfOpenOnly = ({ hasConfirmations, isExecuted }: MultisigTransactionFilter) =>
  isExecuted === false || hasConfirmations === false
