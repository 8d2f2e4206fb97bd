import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testLimit, testModule } from '../../../test/testLimit.ts'
import { alice, dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { SpendingLimitList } from './SpendingLimitList.tsx'

const t = createCatalogue('spendingLimits')

async function setup(account: `0x${string}`) {
  const changed: unknown[] = []
  const screen = await renderWithServices(
    <SpendingLimitList
      limits={[testLimit, { ...testLimit, nextReset: undefined, resetMinutes: 0, symbol: 'USDC', token: alice }]}
      module={testModule}
      nextNonce={{ basis: 'all', value: 7n }}
      onChange={(limit) => changed.push(limit)}
      safe={testSafe}
      state={testState}
    />,
    { account, prepare: ({ names }) => names.update(() => ({ [dave]: 'Dave' })) },
  )
  return { changed, screen }
}

test('default: what is left, when it is whole again, and what an owner can do about it', async () => {
  const { changed, screen } = await setup(alice)
  const rows = screen.getByRole('listitem')
  await expect.element(rows.nth(0)).toHaveTextContent(t('left', { left: '0.3 ETH', amount: '0.5 ETH' }))
  await expect.element(rows.nth(0)).toHaveTextContent('Every day')
  await expect.element(rows.nth(1)).toHaveTextContent(t('never'))
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('changeWhich', { name: 'Dave', symbol: 'ETH' }) }).click()
  expect(changed).toEqual([testLimit])
  await screen.getByRole('button', { name: t('removeWhich', { name: 'Dave', symbol: 'ETH' }) }).click()
  await expect
    .poll(() => screen.services.drafts.get().transactions)
    .toMatchObject([{ transaction: { nonce: '7', to: testModule } }])
})

test('behavior: a beneficiary finds their own, and changes nothing', async () => {
  const { screen } = await setup(dave)
  await expect.element(screen.getByText(t('you')).first()).toBeVisible()
  expect(screen.getByRole('button', { name: t('change') }).elements()).toEqual([])
})
