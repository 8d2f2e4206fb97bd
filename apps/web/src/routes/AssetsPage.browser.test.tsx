import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { testCoin } from '../../test/testCoin.ts'
import { dave } from '../../test/testReport.ts'
import { testSafe } from '../../test/testSafe.ts'
import { balancesQuery, type Holdings } from '../domain/assets/balancesQuery.ts'
import { assetsText as words } from '../lib/messages/assets.ts'
import { checkText } from '../lib/messages/checks.ts'

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
  await expect.element(main.getByText(words.lead(1_234n))).toBeVisible()
  await expect.element(main.getByRole('row', { name: /1\.5/ })).toBeVisible()
  await expectAccessible(main.element())
})

test('behavior: a service that says otherwise is put on the list of checks', async () => {
  const screen = await setup({ holdings: [{ ...testCoin, claimed: 1n }] })
  await expect.element(screen.getByRole('row', { name: /1\.5/ })).toBeVisible()
  const titles = () => screen.services.checks.get().map(({ title }) => title)
  await expect.poll(titles).toContain(checkText.balanceDiffers('ETH'))
})

test('behavior: nothing held, tokens that could not be read, and a service that could not name any', async () => {
  const screen = await setup({
    holdings: [{ ...testCoin, amount: 0n }],
    isIncomplete: true,
    serviceError: new Error('down'),
    unreadable: [dave],
  })
  await expect.element(screen.getByText(words.none)).toBeVisible()
  await expect.element(screen.getByText(words.unreadable(1))).toBeVisible()
  await expect.element(screen.getByText(words.incomplete)).toBeVisible()
  await expect.element(screen.getByText(words.serviceFailed)).toBeVisible()
})

test('error: a chain that cannot be read is not an empty Safe', async () => {
  const screen = await renderPage(`/31337/${testSafe.address}/assets`)
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent(words.failed)
  await expect.element(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(screen.getByText(words.none).elements()).toEqual([])
})
