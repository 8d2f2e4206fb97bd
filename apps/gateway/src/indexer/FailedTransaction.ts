import type { Insertable } from 'kysely'
import { BaseError, type Hash } from 'viem'
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
  const error = `the block has more signatures than are recovered at once, ${count} of them here`
  return createFailedTransaction({ ...transaction, error, what: 'signatures' })
}

/** Without URLs of nodes, which contain API keys, and without response bodies, which may be long. */
function describeReason(error: unknown): string {
  if (typeof error === 'string') return error
  if (error instanceof BaseError) return `${error.name}: ${error.shortMessage}`.slice(0, maxReasonLength)
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, maxReasonLength)
}
