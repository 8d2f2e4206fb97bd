import {
  type TransactionListItem,
  TransactionListPageSchema,
  type TransactionSummary,
} from '@countersign/protocol/wire'
import type { TestApi } from './createTestApi.ts'

/** Reads all pages of a list. */
export async function readPages(api: TestApi, path: string, limit = 100): Promise<TransactionListItem[]> {
  const items: TransactionListItem[] = []
  let next: string | null = `${path}${path.includes('?') ? '&' : '?'}cursor=limit%3D${limit}%26offset%3D0`
  while (next) {
    const page = TransactionListPageSchema.parse((await api.get(next)).body)
    items.push(...page.results)
    next = page.next && new URL(page.next).pathname + new URL(page.next).search
  }
  return items
}

/** The transactions of a list, without labels. */
export async function readTransactions(api: TestApi, path: string, limit = 100): Promise<TransactionSummary[]> {
  return (await readPages(api, path, limit)).flatMap((item) => (item.type === 'TRANSACTION' ? [item.transaction] : []))
}
