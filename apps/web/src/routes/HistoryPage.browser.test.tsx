import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { refused, refuseUntilClick } from '../../test/refuseUntilClick.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { testSafe } from '../../test/testSafe.ts'
import { createEntry } from '../features/transactions/testEntry.ts'
import { transactionText as words } from '../lib/messages/transaction.ts'

const path = `/31337/${testSafe.address}/history`
const list = (nonce: number, next: string | null) => {
  const { summary } = createEntry(nonce, `multisig_${testSafe.address}_0x${String(nonce).padStart(64, '0')}`)
  const transaction = { ...summary, timestamp: Date.now(), txStatus: 'SUCCESS' }
  return { count: 1, next, previous: null, results: [{ conflictType: 'None', transaction, type: 'TRANSACTION' }] }
}

test('default: what happened, and what happened before it', async () => {
  const older = `http://service.test/v1/older`
  const screen = await renderPage(path, {
    answerService: (asked) => (asked.includes('cursor=2') ? list(6, null) : list(7, `${older}?cursor=2`)),
  })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('link', { name: /nonce 7/ })).toBeVisible()
  await expectAccessible(main.element())
  await main.getByRole('button', { name: words.more }).click()
  await expect.element(main.getByRole('link', { name: /nonce 6/ })).toBeVisible()
  await expect.element(main.getByRole('button', { name: words.more })).not.toBeInTheDocument()
})

test('behavior: one kind of it alone, each from the list that the service keeps of it', async () => {
  const asked: string[] = []
  const screen = await renderPage(path, {
    answerService(question) {
      asked.push(question)
      if (question.includes('/module-transactions/')) return { count: 0, next: null, previous: null, results: [] }
      return list(question.includes('/incoming-transfers/') ? 5 : 7, null)
    },
  })
  const show = screen.getByRole('combobox', { name: words.historyShow })
  await show.selectOptions(words.historyParts.received)
  await expect.element(screen.getByRole('main').getByRole('link', { name: /nonce 5/ })).toBeVisible()
  await show.selectOptions(words.historyParts.modules)
  await expect.element(screen.getByText(words.historyNone)).toBeVisible()
  await show.selectOptions(words.historyParts.signed)
  await expect.element(screen.getByRole('main').getByRole('link', { name: /nonce 7/ })).toBeVisible()
  expect(asked.some((question) => question.includes('/multisig-transactions/?executed=true'))).toBe(true)
  await expectAccessible(screen.getByRole('main').element())
})

test('behavior: a young Safe has no history yet', async () => {
  const screen = await renderPage(path, {
    answerService: () => ({ count: 0, next: null, previous: null, results: [] }),
  })
  await expect.element(screen.getByText(words.historyEmpty)).toBeVisible()
})

test('error: a history that cannot be fetched says so and is asked for again', async () => {
  const answerHistory = refuseUntilClick(() => list(7, null))
  const screen = await renderPage(path, {
    answerService: (asked) => (asked.includes('/history') ? answerHistory() : refused()),
  })
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent(words.historyFailed)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('link', { name: /nonce 7/ })).toBeVisible()
})
