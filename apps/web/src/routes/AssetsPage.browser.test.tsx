import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { testCoin } from '../../test/testCoin.ts'
import { dave } from '../../test/testReport.ts'
import { testSafe } from '../../test/testSafe.ts'
import { balancesQuery, type Holdings } from '../domain/assets/balancesQuery.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('assets')
const tChecks = createCatalogue('checks')

const holdings: Holdings = {
  block: 1_234n,
  currency: 'USD',
  holdings: [testCoin],
  serviceError: undefined,
  unreadable: [],
}

/** With balances just read from the chain. */
const setup = (held: Partial<Holdings>) =>
  renderPage(`/31337/${testSafe.address}/assets`, {
    prepare: (services) =>
      services.queryClient.setQueryData(balancesQuery(services, testSafe).queryKey, { ...holdings, ...held }),
  })

test('default: what the chain holds, at which block', async () => {
  const screen = await setup({})
  const main = screen.getByRole('main')
  await expect.element(main.getByText(t('lead', { block: 1_234n }))).toBeVisible()
  await expect.element(main.getByRole('row', { name: /1\.5/ })).toBeVisible()
  await expectAccessible(main.element())
})

test('behavior: a service that says otherwise is put on the list of checks', async () => {
  const screen = await setup({ holdings: [{ ...testCoin, claimed: 1n }] })
  await expect.element(screen.getByRole('row', { name: /1\.5/ })).toBeVisible()
  const titles = () => screen.services.checks.get().map(({ title }) => title)
  await expect.poll(titles).toContain(tChecks('balanceDiffers', { symbol: 'ETH' }))
})

test('behavior: nothing held, tokens that could not be read, and a service that could not name any', async () => {
  const screen = await setup({
    holdings: [{ ...testCoin, amount: 0n }],
    isIncomplete: true,
    serviceError: new Error('down'),
    unreadable: [dave],
  })
  await expect.element(screen.getByText(t('none'))).toBeVisible()
  await expect.element(screen.getByText(t('unreadable', { count: 1 }))).toBeVisible()
  await expect.element(screen.getByText(t('incomplete'))).toBeVisible()
  await expect.element(screen.getByText(t('serviceFailed'))).toBeVisible()
})

test('error: a chain that cannot be read is not an empty Safe', async () => {
  const screen = await renderPage(`/31337/${testSafe.address}/assets`)
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent(t('failed'))
  await expect.element(alert.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(screen.getByText(t('none')).elements()).toEqual([])
})
