import {
  type Cursor,
  createPageLinks,
  type PageBounds,
  type TransactionListPage,
  type TransactionSummary,
} from '@countersign/protocol/wire'

export type ToTransactionPageParameters = {
  /** Length of the list. */
  count: number
  cursor: Cursor
  edges: PageBounds | undefined
  hasMore: boolean
  transactions: readonly TransactionSummary[]
  /** URL of the request as the client sees it. */
  url: string
}

/** A page of transactions without labels. */
export function toTransactionPage({
  count,
  cursor,
  edges,
  hasMore,
  transactions,
  url,
}: ToTransactionPageParameters): TransactionListPage {
  return {
    count,
    ...createPageLinks({ cursor, edges, hasNext: hasMore, taken: transactions.length, url }),
    results: transactions.map((transaction) => ({ conflictType: 'None', transaction, type: 'TRANSACTION' })),
  }
}
