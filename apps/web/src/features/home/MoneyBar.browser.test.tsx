import { expectAccessible } from '@countersign/test/browser'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe } from '../../../test/testSafe.ts'
import { balancesQuery, type Holdings } from '../../domain/assets/balancesQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { MoneyBar } from './MoneyBar.tsx'

const t = createCatalogue('home')

const ether = {
  amount: 5n,
  claimed: 5n,
  decimals: 0,
  fiat: undefined,
  isNative: true,
  symbol: 'ETH',
  token: zeroAddress,
  type: 'NATIVE',
} as const

const setup = (holdings: Holdings['holdings']) =>
  renderWithServices(<MoneyBar safe={testSafe} />, {
    prepare: (services) => {
      const data: Holdings = { block: 9n, currency: 'USD', holdings, serviceError: undefined, unreadable: [] }
      services.queryClient.setQueryData(balancesQuery(services, testSafe).queryKey, data)
    },
  })

test('default: with prices what all of it is worth, as a claim; Send and Receive', async () => {
  const screen = await setup([
    { ...ether, fiat: 100 },
    { ...ether, fiat: 300, isNative: false, symbol: 'USDC', token: testSafe.address, type: 'ERC20' },
    { ...ether, isNative: false, symbol: 'DUST', token: `0x${'1'.repeat(40)}`, type: 'ERC20' },
  ])
  await expect.element(screen.getByText('≈ $400')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Evidence: Reported by the service, unverified' }))
    .toBeVisible()
  await expect.element(screen.getByText(t('unpriced', { count: 1 }))).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Send' }))
    .toHaveAttribute('href', `/31337/${testSafe.address}/send`)
  await expect.element(screen.getByRole('button', { name: t('receive') })).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: without prices there is no total', async () => {
  const screen = await setup([ether])
  await expect.element(screen.getByRole('button', { name: t('receive') })).toBeVisible()
  expect(screen.getByText(t('total')).elements()).toEqual([])
})

test('behavior: a price for more than the chain has is not counted', async () => {
  const screen = await setup([{ ...ether, claimed: 5_000n, fiat: 100_000 }])
  await expect.element(screen.getByRole('button', { name: t('receive') })).toBeVisible()
  expect(screen.container.textContent).not.toContain('100,000')
})
