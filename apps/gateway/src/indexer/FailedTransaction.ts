import type { Insertable } from 'kysely'
import { BaseError, type Hash } from 'viem'
import type { Database } from '../db/schema.ts'

/** A place of the chain that says something we could not read, and why. It is kept and tried again. */
export type FailedTransaction = Pick<
  Insertable<Database['failed_transaction']>,
  'block_number' | 'reason' | 'subject' | 'transaction_hash' | 'what'
>

const longestReason = 300

export function createFailedTransaction({
  block,
  error,
  hash,
  subject = '',
  what,
}: {
  block: bigint | number
  /** What went wrong, or a sentence that says it. */
  error: unknown
  hash: Hash
  subject?: FailedTransaction['subject']
  what: FailedTransaction['what']
}): FailedTransaction {
  return { block_number: Number(block), reason: describeReason(error), subject, transaction_hash: hash, what }
}

/** A block with more signatures than are recovered at once. */
export function createFailedSignatures({
  count,
  ...place
}: {
  block: bigint | number
  count: number
  hash: Hash
}): FailedTransaction {
  const error = `the block has more signatures than are recovered at once, ${count} of them here`
  return createFailedTransaction({ ...place, error, what: 'signatures' })
}

/** Without addresses of nodes, which hold keys, and without what a node sent, which may be long. */
function describeReason(error: unknown): string {
  if (typeof error === 'string') return error
  if (error instanceof BaseError) return `${error.name}: ${error.shortMessage}`.slice(0, longestReason)
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, longestReason)
}
