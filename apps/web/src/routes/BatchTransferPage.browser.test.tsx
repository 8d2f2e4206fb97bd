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
const tDrafting = createCatalogue('drafting')
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
  await main.getByRole('button', { name: tDrafting('review') }).click()
  await expect.poll(screen.path).toMatch(new RegExp(`^/31337/${testSafe.address}/tx/0x`))
})

test('error: neither Safe nor balances can be read: no form, but why, and a second try', async () => {
  const screen = await renderPage(path)
  await expect.element(screen.getByRole('alert').filter({ hasText: tSend('balancesFailed') })).toBeVisible()
  await expect.element(screen.getByRole('alert').filter({ hasText: tDrafting('safeFailed') })).toBeVisible()
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
