import { expectAccessible } from '@countersign/test/browser'
import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testCoin } from '../../../test/testCoin.ts'
import { testSafe } from '../../../test/testSafe.ts'
import type { Holding } from '../../domain/assets/balancesQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { PortfolioCard } from './PortfolioCard.tsx'

const t = createCatalogue('assets')
const tHome = createCatalogue('home')

const priced = (index: number, fiat: number): Holding => ({
  ...testCoin,
  amount: 5n,
  claimed: 5n,
  fiat,
  isNative: index === 0,
  symbol: `T${index}`,
  token: index === 0 ? testCoin.token : numberToHex(index, { size: 20 }),
})

const render = (holdings: Holding[]) =>
  renderWithServices(
    <PortfolioCard
      data={{ block: 9n, currency: 'USD', holdings, serviceError: undefined, unreadable: [] }}
      safe={testSafe}
    />,
  )

test('default: the total as a claim, and the part of each', async () => {
  const screen = await render([priced(0, 300), priced(1, 100), { ...testCoin, amount: 1n, token: priced(2, 0).token }])
  const region = screen.getByRole('region', { name: t('total') })
  await expect.element(region.getByText('≈ $400.00')).toBeVisible()
  await expect.element(region.getByRole('button', { name: /Reported by the service, unverified/ })).toBeVisible()
  await expect.element(region.getByText(tHome('unpriced', { count: 1 }))).toBeVisible()
  expect(
    region
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['T0T075%', 'T1T125%'])
  await expectAccessible(screen.container)
})

test('behavior: many share the last color', async () => {
  const screen = await render(Array.from({ length: 8 }, (_, index) => priced(index, 10)))
  expect(screen.getByRole('listitem').elements().length).toBe(6)
  await expect.element(screen.getByText(t('otherAssets'))).toBeVisible()
})

test('behavior: without prices, or with a claim of another amount, there is no total', async () => {
  const screen = await render([{ ...priced(0, 300), claimed: 500n }])
  expect(screen.container.textContent).toBe('')
})
