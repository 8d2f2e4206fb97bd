import { expectAccessible } from '@countersign/test/browser'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe } from '../../../test/testSafe.ts'
import type { Holding, Holdings } from '../../domain/assets/balancesQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { BalanceSummary } from './HomeCards.tsx'

const t = createCatalogue('home')
const tAssets = createCatalogue('assets')

const holding = (symbol: string, amount: bigint, index: number): Holding => ({
  amount,
  claimed: undefined,
  decimals: 0,
  fiat: undefined,
  isNative: index === 0,
  symbol,
  token: index === 0 ? zeroAddress : `0x${String(index).padStart(40, '0')}`,
  type: index === 0 ? 'NATIVE' : 'ERC20',
})
const data = (holdings: Holding[]): Holdings => ({
  block: 9n,
  currency: 'USD',
  holdings,
  serviceError: undefined,
  unreadable: [],
})

test('default: what is held, and nothing that is not', async () => {
  const holdings = [holding('ETH', 3n, 0), holding('DUST', 0n, 1)]
  const screen = await renderWithServices(<BalanceSummary data={data(holdings)} safe={testSafe} />)
  await expect.element(screen.getByText('3 ETH')).toBeVisible()
  expect(screen.getByText('DUST').elements()).toEqual([])
  expect(screen.getByRole('link').elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: more than five lead to the whole list', async () => {
  const holdings = Array.from({ length: 7 }, (_, index) => holding(`T${index}`, 1n, index))
  const screen = await renderWithServices(<BalanceSummary data={data(holdings)} safe={testSafe} />)
  expect(screen.getByRole('listitem').elements().length).toBe(5)
  const link = screen.getByRole('link', { name: 'All assets' })
  await expect.element(link).toHaveAttribute('href', `/31337/${testSafe.address}/assets`)
})

test('behavior: a list that may lack tokens is not shown as complete', async () => {
  const incomplete = { ...data([holding('ETH', 3n, 0)]), isIncomplete: true }
  const screen = await renderWithServices(<BalanceSummary data={incomplete} safe={testSafe} />)
  await expect.element(screen.getByText(tAssets('incomplete'))).toBeVisible()
})

test('error: without the service a Safe is not shown as empty', async () => {
  const silent = { ...data([holding('ETH', 0n, 0)]), serviceError: new Error('down') }
  const screen = await renderWithServices(<BalanceSummary data={silent} safe={testSafe} />)
  await expect.element(screen.getByText(tAssets('serviceFailedText'))).toBeVisible()
  expect(screen.getByText(tAssets('none')).elements()).toEqual([])
})

test('behavior: an empty Safe says so', async () => {
  const screen = await renderWithServices(<BalanceSummary data={data([holding('ETH', 0n, 0)])} safe={testSafe} />)
  await expect.element(screen.getByText(tAssets('none'))).toBeVisible()
})

test('behavior: with prices, the part of each', async () => {
  const priced = (symbol: string, index: number, fiat: number) => ({ ...holding(symbol, 5n, index), claimed: 5n, fiat })
  const holdings = [priced('ETH', 0, 100), priced('USDC', 1, 300), holding('DUST', 1n, 2)]
  const screen = await renderWithServices(<BalanceSummary data={data(holdings)} safe={testSafe} />)
  await expect.element(screen.getByRole('listitem').first()).toBeVisible()
  const rows = screen.getByRole('listitem').elements()
  expect(rows.map((row) => /\d{2}%/.exec(row.textContent ?? '')?.[0])).toEqual(['75%', '25%', undefined])
  await expectAccessible(screen.container)
})

test('behavior: without prices it says why there is no total', async () => {
  const screen = await renderWithServices(<BalanceSummary data={data([holding('ETH', 3n, 0)])} safe={testSafe} />)
  await expect.element(screen.getByText(t('noPrices'))).toBeVisible()
})

test('behavior: a price for more than the chain has is not counted', async () => {
  const lie = { ...holding('ETH', 5n, 0), claimed: 5_000n, fiat: 100_000 }
  const screen = await renderWithServices(<BalanceSummary data={data([lie])} safe={testSafe} />)
  await expect.element(screen.getByText(t('noPrices'))).toBeVisible()
  expect(screen.container.textContent).not.toContain('100,000')
})
