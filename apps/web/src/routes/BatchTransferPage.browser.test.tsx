import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { seedSafe } from '../../test/seedSafe.ts'
import { testCoin } from '../../test/testCoin.ts'
import { dave } from '../../test/testReport.ts'
import { testSafe } from '../../test/testSafe.ts'
import { balancesQuery } from '../domain/assets/balancesQuery.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('batchTransfer')
const tTransactionBuilder = createCatalogue('transactionBuilder')
const tSend = createCatalogue('send')

const path = `/31337/${testSafe.address}/batch-transfer`

test('default: a row by hand becomes a transaction to review, with the next free nonce', async () => {
  const screen = await renderPage(path, {
    answerNode: (method) => (method === 'eth_getBlockByNumber' ? block : '0x'),
    answerService: () => ({ count: 0, next: null, previous: null, results: [] }),
    prepare: (services) => {
      seedSafe(services)
      services.queryClient.setQueryData(balancesQuery(services, testSafe).queryKey, {
        block: 1_234n,
        currency: 'USD',
        holdings: [testCoin],
        serviceError: undefined,
        unreadable: [],
      })
    },
  })
  const main = screen.getByRole('main')
  await main.getByLabelText(t('recipient')).fill(dave)
  await main.getByLabelText(t('amount')).fill('1')
  await main.getByRole('button', { name: t('add') }).click()
  await expect.element(main.getByText(t('one'))).toBeVisible()
  await expectAccessible(main.element())
  await main.getByRole('button', { name: tTransactionBuilder('review') }).click()
  await expect.poll(screen.path).toMatch(new RegExp(`^/31337/${testSafe.address}/tx/0x`))
})

test('behavior: a symbol stands for a token that the user listed, from then on', { tags: 'long' }, async () => {
  const token = '0x18D105209982D86172a6270823e095fee297B0a4'
  const screen = await renderPage(path, {
    answerService: () => ({ count: 0, next: null, previous: null, results: [] }),
    prepare: (services) => {
      seedSafe(services)
      services.queryClient.setQueryData(balancesQuery(services, testSafe).queryKey, {
        block: 1_234n,
        currency: 'USD',
        holdings: [testCoin, { ...testCoin, decimals: 6, isNative: false, symbol: 'EURC', token, type: 'ERC20' }],
        serviceError: undefined,
        unreadable: [],
      })
    },
  })
  const main = screen.getByRole('main')
  await main.getByText(t('paste')).click()
  await main.getByLabelText(t('pasteLabel')).fill(`${dave},1,EURC,Rent`)
  await main.getByRole('button', { name: t('pasteAdd') }).click()
  await expect.element(main.getByText(t('issues.tokenUnlisted'))).toBeVisible()
  screen.services.settings.update((all) => ({ ...all, tokens: { [`31337:${token.toLowerCase()}`]: 'EURC' } }))
  await expect.poll(() => main.getByText(t('issues.tokenUnlisted')).elements()).toEqual([])
  await expect.element(main.getByText('1 EURC').first()).toBeVisible()
})

test('error: neither Safe nor balances can be read: no form, but why, and a second try', { tags: 'long' }, async () => {
  const screen = await renderPage(path)
  await expect.element(screen.getByRole('alert').filter({ hasText: tSend('balancesFailed') })).toBeVisible()
  await expect.element(screen.getByRole('alert').filter({ hasText: tTransactionBuilder('safeFailed') })).toBeVisible()
})

const zeros = `0x${'0'.repeat(64)}`
const block = {
  difficulty: '0x0',
  extraData: '0x',
  gasLimit: '0x1c9c380',
  gasUsed: '0x0',
  hash: zeros,
  number: '0x4d2',
  parentHash: zeros,
  size: '0x1',
  timestamp: '0x1',
  transactions: [],
  uncles: [],
}
