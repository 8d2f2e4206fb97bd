import type { ChangeKind } from '@countersign/protocol/wire'
import type { Insertable } from 'kysely'
import { type Address, BaseError, type Hash } from 'viem'
import type { Database } from '../db/schema.ts'

/** A transaction of the chain of which some part could not be read, and why. It is stored and retried. */
export type FailedTransaction = Pick<
  Insertable<Database['failed_transaction']>,
  'block_number' | 'reason' | 'subject' | 'transaction_hash' | 'what'
>

const maxReasonLength = 300

export function createFailedTransaction({
  block,
  error,
  hash,
  subject = '',
  what,
}: {
  block: bigint | number
  /** The error, or a sentence that describes it. */
  error: unknown
  hash: Hash
  subject?: FailedTransaction['subject']
  what: FailedTransaction['what']
}): FailedTransaction {
  return { block_number: Number(block), reason: describeReason(error), subject, transaction_hash: hash, what }
}

/** For a block with more signatures than are recovered at once. */
export function createFailedSignatures({
  count,
  ...transaction
}: {
  block: bigint | number
  count: number
  hash: Hash
}): FailedTransaction {
  const error = `${count} signatures were deferred: the block exceeds the limit`
  return createFailedTransaction({ ...transaction, error, what: 'signatures' })
}

/** Without URLs of nodes, which contain API keys, and without response bodies, which may be long. */
function describeReason(error: unknown): string {
  if (typeof error === 'string') return error
  if (error instanceof BaseError) return `${error.name}: ${error.shortMessage}`.slice(0, maxReasonLength)
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, maxReasonLength)
}

/** Tables whose rows reference a block, in an order in which they can be written. */
export const factTables = [
  'chain_transaction',
  'safe_creation',
  'owner_event',
  'threshold_event',
  'module_event',
  'setting_event',
  'multisig_execution',
  'execution_signature',
  'module_execution',
  'transfer',
  'safe_transaction',
  'approved_hash',
  'signed_message',
  'executed_operation',
] as const

export type FactTable = (typeof factTables)[number]

/** Decoded rows of a range, before anything is written. */
export type Facts = {
  readonly failed: FailedTransaction[]
  readonly rows: { [table in FactTable]: Insertable<Database[table]>[] }
  readonly touched: Map<Address, Set<ChangeKind>>
  touch: (safe: Address, ...kinds: ChangeKind[]) => void
}

export function createFacts(): Facts {
  const touched = new Map<Address, Set<ChangeKind>>()
  return {
    failed: [],
    rows: {
      approved_hash: [],
      chain_transaction: [],
      executed_operation: [],
      execution_signature: [],
      module_event: [],
      module_execution: [],
      multisig_execution: [],
      owner_event: [],
      safe_creation: [],
      safe_transaction: [],
      setting_event: [],
      signed_message: [],
      threshold_event: [],
      transfer: [],
    },
    touch: (safe, ...kinds) => {
      const set = touched.get(safe) ?? new Set()
      for (const kind of kinds) set.add(kind)
      touched.set(safe, set)
    },
    touched,
  }
}
