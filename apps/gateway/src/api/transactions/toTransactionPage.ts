import { type Cursor, createPageLinks, type TransactionListPage, type TransactionSummary } from '@countersign/protocol'

export type ToTransactionPageParameters = {
  /** Of the whole list. */
  count: number
  cursor: Cursor
  transactions: readonly TransactionSummary[]
  /** Address of this request as its client sees it. */
  url: string
}

/** A page of transactions without labels. */
export function toTransactionPage({
  count,
  cursor,
  transactions,
  url,
}: ToTransactionPageParameters): TransactionListPage {
  return {
    count,
    ...createPageLinks({ cursor, hasNext: cursor.offset + transactions.length < count, url }),
    results: transactions.map((transaction) => ({ conflictType: 'None', transaction, type: 'TRANSACTION' })),
  }
}
