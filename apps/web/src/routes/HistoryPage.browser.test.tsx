import { expectAccessible } from '@countersign/test/browser'
import { type Address, numberToHex, pad } from 'viem'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { refused, refuseUntilClick } from '../../test/refuseUntilClick.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { seedSafe } from '../../test/seedSafe.ts'
import { createEntry } from '../../test/testEntry.ts'
import { createMovement, createMovementPage, createPayment } from '../../test/testMovements.ts'
import { testSafe } from '../../test/testSafe.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('transaction')
const tHistory = createCatalogue('history')
const tCommon = createCatalogue('common')
const tExport = createCatalogue('export')

const path = `/31337/${testSafe.address}/history`
const list = (nonce: number, next: string | null) => {
  const { summary } = createEntry(nonce, `multisig_${testSafe.address}_0x${String(nonce).padStart(64, '0')}`)
  const transaction = { ...summary, timestamp: Date.now(), txStatus: 'SUCCESS' }
  return { count: 1, next, previous: null, results: [{ conflictType: 'None', transaction, type: 'TRANSACTION' }] }
}

test('default: what happened, and what happened before it', async () => {
  const older = `http://service.test/v1/older`
  const screen = await renderPage(path, {
    answerService: (requested) => (requested.includes('cursor=2') ? list(6, null) : list(7, `${older}?cursor=2`)),
  })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('link', { name: t('nonce', { nonce: '7' }) })).toBeVisible()
  await expectAccessible(main.element())
  await main.getByRole('button', { name: t('more') }).click()
  await expect.element(main.getByRole('link', { name: t('nonce', { nonce: '6' }) })).toBeVisible()
  await expect.element(main.getByRole('button', { name: t('more') })).not.toBeInTheDocument()
})

test('behavior: a page that comes again is shown once, and told', { tags: 'long' }, async () => {
  const again = 'http://service.test/v1/older?cursor=2'
  const screen = await renderPage(path, {
    answerService: (requested) => (requested.includes('cursor=2') ? list(7, null) : list(7, again)),
  })
  const main = screen.getByRole('main')
  await main.getByRole('button', { name: t('more') }).click()
  await expect.element(main.getByText(tHistory('repeatedTitle', { count: 1 }))).toBeVisible()
  expect(main.getByRole('link', { name: t('nonce', { nonce: '7' }) }).elements()).toHaveLength(1)
})

test('behavior: that there is nothing of a kind is the service’s word until the chain was searched', async () => {
  const screen = await renderPage(`${path}?only=module`, { answerService: () => ({ ...list(2, null), results: [] }) })
  await expect.element(screen.getByText(t('historyPartEmpty'))).toBeVisible()
  await expect.element(screen.getByText(t('historyUnverified'), { exact: false })).toBeVisible()
  expect(screen.getByText(t('historyConfirmed'), { exact: false }).elements()).toEqual([])
})

test('behavior: parts of it by themselves, each by its own call and under its own address', {
  tags: 'long',
}, async () => {
  const requested: string[] = []
  const screen = await renderPage(path, {
    answerService: (call) => {
      requested.push(call)
      const nonce = call.includes('/incoming-transfers') ? 4 : call.includes('/module-transactions') ? 3 : 7
      return call.includes('/multisig-transactions') ? { ...list(2, null), results: [] } : list(nonce, null)
    },
  })
  const parts = screen.getByRole('navigation', { name: t('historyParts') })
  await expect.element(screen.getByRole('link', { name: t('nonce', { nonce: '7' }) })).toBeVisible()
  await expect.element(parts.getByText(t('historyPart.all'))).toHaveAttribute('aria-current', 'page')
  await parts.getByText(t('historyPart.incoming')).click()
  await expect.element(screen.getByRole('link', { name: t('nonce', { nonce: '4' }) })).toBeVisible()
  await expect.element(parts.getByText(t('historyPart.incoming'))).toHaveAttribute('aria-current', 'page')
  await parts.getByText(t('historyPart.module')).click()
  await expect.element(screen.getByRole('link', { name: t('nonce', { nonce: '3' }) })).toBeVisible()
  await parts.getByText(t('historyPart.multisig')).click()
  await expect.element(screen.getByText(t('historyPartEmpty'))).toBeVisible()
  expect(requested.filter((call) => call.includes('/multisig-transactions'))).toEqual([
    expect.stringContaining('executed=true'),
  ])
  await parts.getByText(t('historyPart.all')).click()
  await expect.element(screen.getByRole('link', { name: t('nonce', { nonce: '7' }) })).toBeVisible()
})

test('behavior: a time that is no date takes one row, which is named, and not the page', async () => {
  const bad = list(8, null).results.map((item) => ({ ...item, transaction: { ...item.transaction, timestamp: 9e15 } }))
  const good = list(7, null)
  const screen = await renderPage(path, {
    answerService: () => ({ ...good, results: [...bad, ...good.results, { type: 'NONSENSE' }] }),
  })
  await expect.element(screen.getByRole('link', { name: t('nonce', { nonce: '7' }) })).toBeVisible()
  await expect.element(screen.getByText(tHistory('refusedTitle', { count: 2 }))).toBeVisible()
  expect(screen.getByRole('link', { name: t('nonce', { nonce: '8' }) }).elements()).toEqual([])
})

test('behavior: narrowed down, it lists movements that match, also after the page is opened anew', async () => {
  const requested: string[] = []
  const screen = await renderPage(`${path}?direction=in`, {
    answerService: (call) => {
      requested.push(call)
      const rows = [createPayment(9, { value: '1000000' }), createMovement(8)]
      return call.includes('/movements') ? createMovementPage(rows) : list(7, null)
    },
  })
  await expect.element(screen.getByText('+2 USDC')).toBeVisible()
  expect(screen.getByText('−1 USDC').elements()).toEqual([])
  expect(screen.getByRole('link', { name: t('nonce', { nonce: '7' }) }).elements()).toEqual([])
  await screen.getByRole('button', { name: tExport('clear') }).click()
  await expect.element(screen.getByRole('link', { name: t('nonce', { nonce: '7' }) })).toBeVisible()
  await screen
    .getByRole('main')
    .getByRole('link', { name: tExport('link') })
    .click()
  await expect.element(screen.getByRole('heading', { level: 1, name: tExport('title') })).toBeVisible()
})

test('behavior: a young Safe has no history yet', async () => {
  const screen = await renderPage(path, {
    answerService: () => ({ count: 0, next: null, previous: null, results: [] }),
  })
  await expect.element(screen.getByText(t('historyEmpty'), { exact: true })).toBeVisible()
})

test('error: a history that cannot be fetched says so and is asked for again', async () => {
  const answerHistory = refuseUntilClick(() => list(7, null))
  const screen = await renderPage(path, {
    answerService: (requested) => (requested.includes('/history') ? answerHistory() : refused()),
  })
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent(t('historyFailed'))
  await alert.getByRole('button', { name: tCommon('retry') }).click()
  await expect.element(screen.getByRole('link', { name: t('nonce', { nonce: '7' }) })).toBeVisible()
})

const spamCount = 1_510
const spamToken = (index: number): Address => pad(numberToHex(0xbad0000 + index), { size: 20 })
const spamHash = (index: number) => pad(numberToHex(index + 1), { size: 32 })

/** Spam on one page, as a lying service may send it: every row another token and another transaction. */
function listSpam() {
  const { summary } = createEntry(undefined, 'none')
  const account = (value: string) => ({ logoUri: null, name: null, value })
  const results = Array.from({ length: spamCount }, (_, index) => ({
    conflictType: 'None',
    transaction: {
      ...summary,
      id: `transfer_${testSafe.address}_${index}`,
      timestamp: Date.UTC(2026, 0, 1) - index * 60_000,
      txHash: spamHash(index),
      txInfo: {
        direction: 'INCOMING',
        recipient: account(testSafe.address),
        sender: account(spamToken(index)),
        transferInfo: { tokenAddress: spamToken(index), type: 'ERC20', value: '1' },
        type: 'Transfer',
      },
      txStatus: 'SUCCESS',
    },
    type: 'TRANSACTION',
  }))
  return { count: spamCount, next: null, previous: null, results }
}

const CallSchema = z.tuple([z.object({ to: z.string() })], z.unknown())

test('behavior: 1,510 spam transfers are parsed, verified and rendered in slices', { tags: 'long' }, async () => {
  const read = new Set<string>()
  const verified: number[] = []
  const screen = await renderPage(path, {
    answerNode: (method, params) => {
      const call = method === 'eth_call' ? CallSchema.safeParse(params).data?.[0].to.toLowerCase() : undefined
      if (call?.includes('bad')) read.add(call)
      throw new Error('refused')
    },
    answerService: (asked) => (asked.includes('/history') ? listSpam() : refused()),
    prepare: (services) => {
      seedSafe(services)
      const { verifyHistory } = services.kernel
      vi.spyOn(services.kernel, 'verifyHistory').mockImplementation((parameters) => {
        verified.push(parameters.claimed.claimed.length)
        return verifyHistory(parameters)
      })
    },
  })
  const rows = screen.getByRole('main').getByRole('listitem')
  await expect.poll(() => rows.elements().length).toBeGreaterThan(5)
  await expect.poll(() => verified.reduce((sum, count) => sum + count, 0)).toBe(spamCount)
  expect(Math.max(...verified)).toBeLessThanOrEqual(50)
  expect(rows.elements().length).toBeLessThan(60)
  expect(read.size).toBeGreaterThan(0)
  expect(read.size).toBeLessThan(60)
})
