import type { Movement } from '@countersign/protocol/wire'
import { expectAccessible } from '@countersign/test/browser'
import { numberToHex, toHex } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { refused } from '../../test/refuseUntilClick.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { seedSafe } from '../../test/seedSafe.ts'
import {
  answerReceipts,
  createMovement,
  createMovementPage,
  createPayment,
  testToken,
} from '../../test/testMovements.ts'
import { bob, carol } from '../../test/testReport.ts'
import { testSafe } from '../../test/testSafe.ts'
import { setName } from '../domain/address-book/names.ts'
import { tokenQuery } from '../domain/transactions/tokenMetadataQuery.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('export')
const tTransfers = createCatalogue('transfers')

const path = `/31337/${testSafe.address}/export`
const movements = [
  createPayment(30, { nonce: null, to: carol, value: '1500000' }),
  createMovement(7, { value: '9000000' }),
  createMovement(6),
]

type Parameters = {
  /** What the chain has. */
  chain?: Movement[]
  hasLogs?: boolean
  held?: bigint
  path?: string
  answerBooks?: (cursor: string | null, signal: AbortSignal | null | undefined) => unknown
}

/** Records downloads. */
function catchDownloads(): { name: string; text: Promise<string> }[] {
  const saved: { name: string; text: Promise<string> }[] = []
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function catchClick(this: HTMLAnchorElement) {
    if (!this.download) return click.call(this)
    saved.push({ name: this.download, text: fetch(this.href).then((file) => file.text()) })
  }
  onTestFinished(() => {
    HTMLAnchorElement.prototype.click = click
  })
  return saved
}

/** Until aborted. */
function hang(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}

/** Another chain per test, so that stored records do not apply. */
let chains = 0

function open({ answerBooks, chain = movements, hasLogs = true, held = 9_500_000n, path: at = path }: Parameters = {}) {
  chains += 1
  const hash = numberToHex(chains, { size: 32 })
  return renderPage(at, {
    answerNode: (method, params) => {
      if (method === 'eth_blockNumber') return toHex(100n)
      if (method === 'eth_call') return toHex(held, { size: 32 })
      if (method === 'eth_getBalance') return '0x0'
      if (method === 'eth_getLogs') return hasLogs ? [] : Promise.reject(new Error('too many'))
      const answer = answerReceipts(chain)(method, params)
      if (answer !== undefined) return answer
      if (method === 'eth_getBlockByNumber') return { hash, number: '0x64', timestamp: '0x1' }
      throw new Error(method)
    },
    answerService: (requested, { signal }) => {
      const { pathname, searchParams } = new URL(requested, 'http://x')
      if (!pathname.endsWith('/movements')) return refused()
      return answerBooks ? answerBooks(searchParams.get('cursor'), signal) : createMovementPage(movements)
    },
    prepare: (services) => {
      seedSafe(services)
      services.names.update((all) => setName(all, bob, 'Bob'))
      services.queryClient.setQueryData(tokenQuery(services, 31337, testToken).queryKey, {
        address: testToken,
        decimals: 6,
        symbol: 'USDC',
        type: 'ERC20',
      })
    },
  })
}

test('default: movements under their days, with a note that stays', async () => {
  const screen = await open()
  const main = screen.getByRole('main')
  await expect.element(main.getByText('+9 USDC')).toBeVisible()
  expect(main.getByRole('heading', { level: 3 }).elements().length).toBeGreaterThanOrEqual(2)
  await expectAccessible(main.element())
  await main.getByRole('button', { name: t('annotateWhat', { what: '9 USDC' }) }).click()
  await main.getByLabelText(t('category')).fill('Grants')
  await main.getByRole('textbox', { name: t('note') }).fill('First part')
  await main.getByRole('button', { name: t('save'), exact: true }).click()
  await expect.element(main.getByText('First part')).toBeVisible()
  expect(screen.services.storage.getItem('countersign.books.v1')).toContain('"category":"Grants"')
  await expectAccessible(main.element())
})

test('behavior: what it is narrowed down by stands in the address and can be taken back', {
  tags: 'long',
}, async () => {
  const screen = await open({ path: `${path}?who=bob&min=5` })
  await expect.element(screen.getByText('+9 USDC')).toBeVisible()
  expect(screen.getByText('+2 USDC').elements()).toEqual([])
  await screen.getByLabelText(t('who')).fill('nobody')
  await screen.getByRole('button', { name: t('apply') }).click()
  await expect.element(screen.getByText(t('noMatch'))).toBeVisible()
  await screen.getByRole('button', { name: t('clear') }).click()
  await expect.element(screen.getByText('+2 USDC')).toBeVisible()
})

test('behavior: an export is saved, and its sums are those of the chain', async () => {
  const saved = catchDownloads()
  const screen = await open()
  await screen.getByRole('button', { name: t('exportAs', { format: 'CSV' }) }).click()
  await expect.element(screen.getByText(t('done', { count: 3 }))).toBeVisible()
  await expect.element(screen.getByText(t('totalsMatch', { block: 100 }))).toBeVisible()
  await expect.element(screen.getByText(t('confirmed', { count: 3 }))).toBeVisible()
  expect(saved[0]?.name).toMatch(/^transactions-31337-.*\.csv$/)
  const lines = (await saved[0]?.text)?.trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines?.[2]).toContain('in,9,,USDC')
  await expectAccessible(screen.getByRole('main').element())
})

test('behavior: a list that was changed is marked row by row, and not called whole', async () => {
  const saved = catchDownloads()
  const changed = createMovementPage(movements.map((row, index) => (index === 1 ? { ...row, from: carol } : row)))
  const screen = await open({ answerBooks: () => changed })
  await expect.element(screen.getByText(t('rowFalse'))).toBeVisible()
  await screen.getByRole('button', { name: t('exportAs', { format: 'CSV' }) }).click()
  await expect.element(screen.getByText(t('notMatching', { count: 1 }))).toBeVisible()
  expect(screen.getByText(t('totalsMatch', { block: 100 })).elements()).toEqual([])
  const lines = (await saved[0]?.text)?.trim().split('\r\n')
  expect(lines?.[2]).toMatch(/,no,/)
  expect(lines?.filter((line) => line.includes(',yes,'))).toHaveLength(2)
  await expectAccessible(screen.getByRole('main').element())
})

test('behavior: without receipts or logs nothing is called whole', { tags: 'long' }, async () => {
  catchDownloads()
  const screen = await open({ chain: [], hasLogs: false })
  await screen.getByRole('button', { name: t('exportAs', { format: 'CSV' }) }).click()
  await expect.element(screen.getByText(t('incomplete'))).toBeVisible()
  await expect.element(screen.getByText(t('notMatching', { count: 3 }))).toBeVisible()
  expect(screen.getByText(t('totalsMatch', { block: 100 })).elements()).toEqual([])
})

test('behavior: books that do not add up say so', { tags: 'long' }, async () => {
  catchDownloads()
  const screen = await open({ held: 1n })
  await screen.getByRole('button', { name: t('exportAs', { format: 'JSON' }) }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('totalsOff', { count: 1 }))
  await expect.element(screen.getByRole('cell', { name: '−9.499999' })).toBeVisible()
})

test('behavior: a long export shows how far it is and can be stopped', { tags: 'long' }, async () => {
  const saved = catchDownloads()
  const many: Movement[] = [createMovement(50)]
  const screen = await open({
    answerBooks: (cursor, signal) =>
      cursor === null ? createMovementPage(many, { count: 4, next: 'more' }) : hang(signal),
  })
  await screen.getByRole('button', { name: t('exportAs', { format: 'CSV' }) }).click()
  await expect.element(screen.getByRole('progressbar')).toBeVisible()
  await expect.element(screen.getByText(t('progressOf', { all: 4, count: 1 }))).toBeVisible()
  await screen.getByRole('button', { name: t('stop') }).click()
  await expect.element(screen.getByText(t('stopped'))).toBeVisible()
  expect(saved).toEqual([])
})

test('error: a service that fails in the middle saves nothing half, and is asked again', { tags: 'long' }, async () => {
  const saved = catchDownloads()
  let isDown = true
  const screen = await open({
    answerBooks: (cursor) => {
      if (cursor === null) return createMovementPage([createMovement(50)], { count: 2, next: 'more' })
      return isDown ? refused() : createMovementPage([createMovement(49)], { block: null, count: null })
    },
    held: 4_000_000n,
  })
  await screen.getByRole('button', { name: t('exportAs', { format: 'CSV' }) }).click()
  await expect.element(screen.getByText(t('exportFailed'))).toBeVisible()
  expect(saved).toEqual([])
  isDown = false
  await screen.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByText(t('done', { count: 2 }))).toBeVisible()
})

test('error: books of others and a service without books', { tags: 'long' }, async () => {
  const lying = await open({ answerBooks: () => createMovementPage([createMovement(5, { to: carol })]) })
  await expect.element(lying.getByRole('alert')).toHaveTextContent(tTransfers('refused.unrelated'))
  await lying.unmount()
  const older = await open({ answerBooks: () => new Response('{"code":404,"message":"Not found"}', { status: 404 }) })
  await expect.element(older.getByText(t('notOffered'))).toBeVisible()
})

test('behavior: what goes to paper stands beside the page, with whole addresses and sums', {
  tags: 'long',
}, async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  onTestFinished(() => print.mockRestore())
  const screen = await open()
  await screen
    .getByRole('main')
    .getByRole('button', { name: t('print') })
    .click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  const paper = document.querySelector('body > [data-testid="printed"]')
  const [rows, sums] = [...(paper?.querySelectorAll('table') ?? [])]
  expect(rows?.querySelectorAll('tbody tr')).toHaveLength(movements.length)
  expect(rows?.textContent).toContain(carol)
  expect(sums?.querySelector('tbody')?.textContent).toMatch(/^USDC.*1\.5$/)
})
