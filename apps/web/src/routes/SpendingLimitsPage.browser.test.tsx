import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { seedSafe } from '../../test/seedSafe.ts'
import { testLimit, testModule } from '../../test/testLimit.ts'
import { dave } from '../../test/testReport.ts'
import { testSafe } from '../../test/testSafe.ts'
import { type Limits, spendingLimitsQuery } from '../features/spending-limits/readSpendingLimits.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('spendingLimits')

const path = `/31337/${testSafe.address}/limits`

function setup(limits: Limits) {
  return renderPage(path, {
    account: dave,
    answerService: () => ({ count: 0, next: null, previous: null, results: [] }),
    prepare: (services) => {
      seedSafe(services)
      const { queryKey } = spendingLimitsQuery(services, testSafe)
      services.queryClient.setQueryDefaults(queryKey, { staleTime: 60_000 })
      services.queryClient.setQueryData(queryKey, limits)
    },
  })
}

test('default: the limits, and for a beneficiary the way to spend', async () => {
  const screen = await setup({
    beneficiaries: [dave],
    block: 9n,
    isEnabled: true,
    limits: [testLimit],
    module: testModule,
  })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('listitem').filter({ hasText: '0.3 ETH of 0.5 ETH left' })).toBeVisible()
  await expect.element(main.getByRole('heading', { name: t('spendTitle') })).toBeVisible()
  await expectAccessible(main.element())
})

test('behavior: none yet, and a chain that cannot have any', async () => {
  const none = { beneficiaries: [], block: 9n, isEnabled: false, limits: [] }
  const screen = await setup({ ...none, module: testModule })
  await expect.element(screen.getByText(t('none'))).toBeVisible()
  expect(screen.getByRole('heading', { name: t('spendTitle') }).elements()).toEqual([])
  await screen.unmount()
  const without = await setup({ ...none, module: undefined })
  await expect.element(without.getByText(t('unavailable'))).toBeVisible()
})

test('error: what cannot be read is not nothing', async () => {
  const screen = await renderPage(path, { prepare: seedSafe })
  await expect.element(screen.getByRole('alert').filter({ hasText: t('failed') })).toBeVisible()
})
