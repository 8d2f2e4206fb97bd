import type { TransactionListItem } from '@countersign/protocol/wire'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { createEntry } from '../../../test/testEntry.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { HistoryList, RecentList } from './HistoryList.tsx'

const day = 86_400_000
const today = Date.now()

/** Executed this many days ago. */
function happened(nonce: number, daysAgo: number): TransactionListItem {
  const { summary } = createEntry(nonce, `multisig_${testSafe.address}_0x${String(nonce).padStart(64, '0')}`)
  const transaction = { ...summary, timestamp: today - daysAgo * day, txStatus: 'SUCCESS' } as const
  return { conflictType: 'None', transaction, type: 'TRANSACTION' }
}
const items = [happened(9, 0), happened(8, 1), happened(7, 1), happened(6, 40)]
const props = { chain: testSafe.chain, items, params: testSafe.params }
const listNonces = (elements: readonly Element[]) => elements.map((link) => link.textContent?.match(/#(\d+)$/)?.[1])

test('default: entries under their days, each day once', async () => {
  const screen = await renderWithServices(<HistoryList {...props} />)
  const days = screen.getByRole('heading', { level: 2 })
  await expect.poll(() => days.elements().length).toBe(3)
  await expect.poll(() => listNonces(screen.getByRole('link').elements())).toEqual(['9', '8', '7', '6'])
  await expectAccessible(screen.container)
})

test('behavior: the newest few have no days', async () => {
  const screen = await renderWithServices(<RecentList {...props} maxItems={2} />)
  await expect.element(screen.getByRole('listitem').first()).toBeVisible()
  expect(listNonces(screen.getByRole('link').elements())).toEqual(['9', '8'])
  expect(screen.getByRole('heading').elements()).toEqual([])
})
