import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { refused, refuseUntilClick } from '../../test/refuseUntilClick.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { seedSafe } from '../../test/seedSafe.ts'
import { createEntry } from '../../test/testEntry.ts'
import { testConfirmation, testRecord } from '../../test/testRecord.ts'
import { testReport } from '../../test/testReport.ts'
import { testSafe } from '../../test/testSafe.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('transaction')
const tShell = createCatalogue('shell')
const tHistory = createCatalogue('history')
const tOffline = createCatalogue('offline')

const path = `/31337/${testSafe.address}/queue`
const empty = { count: 0, next: null, previous: null, results: [] }
const hashOf = (nonce: number) => `0x${String(nonce).padStart(64, '0')}`
const listed = (nonce: number) => {
  const { summary: transaction } = createEntry(nonce, `multisig_${testSafe.address}_${hashOf(nonce)}`)
  return { conflictType: 'None', transaction, type: 'TRANSACTION' }
}
/** Only the queue: an open event stream would refetch it. */
const answerQueue = (answer: () => unknown) => (requested: string) =>
  requested.includes('/queued') ? answer() : refused()

test('default: nothing waits, and a way to change that', async () => {
  const screen = await renderPage(path, { answerService: answerQueue(() => empty), prepare: seedSafe })
  const main = screen.getByRole('main')
  await expect.element(main.getByText(t('queueEmpty'))).toBeVisible()
  await expectAccessible(main.element())
  await main.getByRole('link', { name: tShell('newTransaction') }).click()
  await expect.poll(screen.path).toBe(`/31337/${testSafe.address}/new`)
})

test('behavior: what waits is listed by nonce, each with its way in', async () => {
  const results = [8, 7].map((nonce) => listed(nonce))
  const answerService = answerQueue(() => ({ ...empty, results }))
  const screen = await renderPage(path, { answerService, prepare: seedSafe })
  const links = screen.getByRole('main').getByRole('listitem').getByRole('link')
  await expect
    .poll(() => links.elements().map((link) => link.getAttribute('href')))
    .toEqual([`/31337/${testSafe.address}/tx/${hashOf(7)}`, `/31337/${testSafe.address}/tx/${hashOf(8)}`])
  await expectAccessible(screen.getByRole('main').element())
  await links.first().click()
  await expect.poll(screen.path).toBe(`/31337/${testSafe.address}/tx/${hashOf(7)}`)
})

test('behavior: one malformed row closes no queue', async () => {
  const answerService = answerQueue(() => ({ ...empty, results: [listed(7), { ...listed(8), transaction: {} }] }))
  const screen = await renderPage(path, { answerService, prepare: seedSafe })
  await expect.element(screen.getByText(tHistory('refusedTitle', { count: 1 }))).toBeVisible()
  await expect.element(screen.getByRole('main').getByRole('listitem').getByRole('link')).toBeVisible()
})

test('behavior: a queue that is longer than anybody reads is cut, and says so', { tags: 'long' }, async () => {
  const results = Array.from({ length: 1_001 }, (_, nonce) => listed(nonce))
  const answerService = answerQueue(() => ({ ...empty, results }))
  const screen = await renderPage(path, { answerService, prepare: seedSafe })
  await expect.element(screen.getByText(t('queueCutTitle'))).toBeInTheDocument()
})

test('behavior: what was signed here and the service hides is told on an empty queue', async () => {
  const { id } = testReport([])
  const screen = await renderPage(path, {
    answerService: answerQueue(() => empty),
    prepare: (services) => {
      seedSafe(services)
      services.confirmations.update(() => [testRecord(5, { hash: id.safeTxHash })])
    },
  })
  await expect.element(screen.getByText(t('missingTitle'))).toBeVisible()
})

test('behavior: what came by file is in the queue while the service is gone', async () => {
  const { id } = testReport([])
  const screen = await renderPage(path, {
    answerService: () => new TypeError('Failed to fetch'),
    prepare: (services) => {
      seedSafe(services)
      const confirmations = [testConfirmation({ source: 'file' })]
      services.confirmations.update(() => [testRecord(5, { confirmations, hash: id.safeTxHash })])
    },
  })
  const main = screen.getByRole('main')
  await expect
    .element(main.getByRole('listitem').getByRole('link'))
    .toHaveAttribute('href', `/31337/${testSafe.address}/tx/${id.safeTxHash}`)
  await expect.element(main.getByText(t('queueFailed'))).toBeVisible()
  await expect.element(main.getByRole('link', { name: tOffline('import') })).toBeVisible()
})

test('error: a queue that cannot be fetched is not an empty one, and is asked for again', async () => {
  const screen = await renderPage(path, {
    answerService: answerQueue(refuseUntilClick(() => empty)),
    prepare: seedSafe,
  })
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent(t('queueFailed'))
  expect(screen.getByText(t('queueEmpty')).elements()).toEqual([])
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByText(t('queueEmpty'))).toBeVisible()
})
