import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { seedSafe } from '../../test/seedSafe.ts'
import { testCoin } from '../../test/testCoin.ts'
import { dave } from '../../test/testReport.ts'
import { testSafe } from '../../test/testSafe.ts'
import { balancesQuery, type Holdings } from '../domain/assets/balancesQuery.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const tTransactionBuilder = createCatalogue('transactionBuilder')
const t = createCatalogue('send')

const path = `/31337/${testSafe.address}/send`
const token = {
  ...testCoin,
  amount: 5n,
  decimals: 0,
  isNative: false,
  symbol: 'TOK',
  token: dave,
  type: 'ERC20',
} as const
const held: Holdings = {
  block: 1_234n,
  currency: 'USD',
  holdings: [testCoin, token],
  serviceError: undefined,
  unreadable: [],
}

const setup = (address: string) =>
  renderPage(address, {
    answerService: () => ({ count: 0, next: null, previous: null, results: [] }),
    prepare: (services) => {
      seedSafe(services)
      services.queryClient.setQueryData(balancesQuery(services, testSafe).queryKey, held)
    },
  })

test('default: a form that becomes a transaction to review, with the next free nonce', async () => {
  const screen = await setup(path)
  const main = screen.getByRole('main')
  await expect.element(main.getByText(tTransactionBuilder('nonceHint.all', { next: String(5n) }))).toBeVisible()
  await expectAccessible(main.element())
  await main.getByLabelText(t('recipient')).fill(dave)
  await main.getByLabelText(t('amount')).fill('1')
  await main.getByRole('button', { name: tTransactionBuilder('review') }).click()
  await expect.poll(screen.path).toMatch(new RegExp(`^/31337/${testSafe.address}/tx/0x`))
})

test('parameters: asset, the one that the link names is chosen', async () => {
  const screen = await setup(`${path}?asset=${dave}`)
  await expect.element(screen.getByLabelText(t('asset'))).toHaveValue(dave)
})

test('parameters: nonce, of a link that replaces what waits there', async () => {
  const screen = await setup(`${path}?nonce=9`)
  await expect.element(screen.getByLabelText(tTransactionBuilder('nonce'))).toHaveValue('9')
})

test('error: neither Safe nor balances can be read: no form, but why, and a second try', async () => {
  const screen = await renderPage(path)
  await expect.element(screen.getByRole('alert').filter({ hasText: t('balancesFailed') })).toBeVisible()
  await expect.element(screen.getByRole('alert').filter({ hasText: tTransactionBuilder('safeFailed') })).toBeVisible()
  expect(screen.getByLabelText(t('recipient')).elements()).toEqual([])
})
