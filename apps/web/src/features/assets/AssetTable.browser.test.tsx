import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testCoin } from '../../../test/testCoin.ts'
import { carol } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import type { Holding } from '../../domain/assets/balancesQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { AssetTable } from './AssetTable.tsx'

const t = createCatalogue('assets')

const coin: Holding = { ...testCoin, amount: 2n * 10n ** 18n }
const token: Holding = {
  ...coin,
  amount: 5_000_000n,
  decimals: 6,
  isNative: false,
  symbol: 'USDC',
  token: carol,
  type: 'ERC20',
}

test('default: what the Safe holds by the chain’s word, each with a way to send it', async () => {
  const screen = await renderWithServices(
    <AssetTable block={9n} currency="USD" holdings={[coin, token]} safe={testSafe} />,
  )
  await expect.element(screen.getByRole('rowheader', { name: 'USDC' })).toBeVisible()
  await expect.element(screen.getByText('Native coin')).toBeVisible()
  const link = screen.getByRole('link', { name: 'Send USDC' })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(`asset=${carol}`))
  expect(screen.getByRole('button', { name: 'Evidence: Read from the chain at block 9' }).elements().length).toBe(2)
  await expectAccessible(screen.container)
})

test('behavior: a service that claims another amount is quoted beside the chain', async () => {
  const holdings = [{ ...token, claimed: 9_000_000n, fiat: 5.01 }]
  const screen = await renderWithServices(<AssetTable block={9n} currency="USD" holdings={holdings} safe={testSafe} />)
  await expect.element(screen.getByText(t('differs', { claimed: '9' }), { exact: true })).toBeVisible()
  const worth = screen.getByRole('cell').filter({ hasText: '≈ $5.01' })
  // The service's price has no chain evidence mark.
  await expect.element(worth.getByRole('button', { name: /Evidence: Reported by the service/ })).toBeVisible()
  expect(worth.getByRole('button', { name: /Read from the chain/ }).elements()).toEqual([])
  await expect.element(screen.getByText(/^5 USDC$/)).toBeVisible()
})

test('behavior: a service that calls a token otherwise than its contract is quoted', async () => {
  const check = { evidence: undefined, id: 'T34', message: '', verdict: 'warn' } as const
  const differences = [
    { ...check, actual: 'USDC', claimed: 'EURC', code: 'SYMBOL_DIFFERS' },
    { ...check, actual: '6', claimed: '2', code: 'DECIMALS_DIFFERS' },
  ]
  const holdings = [{ ...token, differences }]
  const screen = await renderWithServices(<AssetTable block={9n} currency="USD" holdings={holdings} safe={testSafe} />)
  await expect.element(screen.getByText(t('differsSymbol', { claimed: 'EURC' }), { exact: true })).toBeVisible()
  await expect.element(screen.getByText(t('differsDecimals', { claimed: '2' }), { exact: true })).toBeVisible()
})

test('behavior: what is not held, and what is one of a kind, cannot be sent from here', async () => {
  const holdings: Holding[] = [
    { ...coin, amount: 0n },
    { ...token, type: 'ERC721' },
  ]
  const screen = await renderWithServices(<AssetTable block={9n} currency="USD" holdings={holdings} safe={testSafe} />)
  expect(screen.getByRole('link').elements()).toEqual([])
})

test('behavior: a symbol made to look like markup is text', async () => {
  const holdings = [{ ...token, symbol: '<b>ETH</b>' }]
  const screen = await renderWithServices(<AssetTable block={9n} currency="USD" holdings={holdings} safe={testSafe} />)
  await expect.element(screen.getByRole('rowheader', { name: '<b>ETH</b>' })).toBeVisible()
  expect(screen.container.querySelector('b')).toBe(null)
})

test('behavior: a token that calls itself like the chain’s coin is marked', async () => {
  const holdings = [coin, { ...token, symbol: coin.symbol }]
  const screen = await renderWithServices(<AssetTable block={9n} currency="USD" holdings={holdings} safe={testSafe} />)
  await expect.element(screen.getByText(t('imitates'))).toBeVisible()
  expect(screen.getByText(t('imitates')).elements()).toHaveLength(1)
  // And a look-alike of the native coin.
  expect(screen.getByText(t('twin')).elements()).toHaveLength(1)
  await expectAccessible(screen.container)
})

test('behavior: with prices the most valuable stands first, with its price and its part', async () => {
  const holdings = [
    { ...coin, claimed: coin.amount, fiat: 1_000, price: 500 },
    { ...token, claimed: token.amount, fiat: 3_000, price: 600 },
  ]
  const screen = await renderWithServices(<AssetTable block={9n} currency="USD" holdings={holdings} safe={testSafe} />)
  const rows = screen.getByRole('row')
  await expect.element(rows.nth(1)).toHaveTextContent(/USDC.*\$600\.00.*5 USDC.*\$3,000\.00.*75%/)
  await expect.element(rows.nth(2)).toHaveTextContent(/ETH.*\$500\.00.*2 ETH.*\$1,000\.00.*25%/)
  await expectAccessible(screen.container)
})
