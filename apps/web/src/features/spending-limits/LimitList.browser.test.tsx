import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testLimit, testModule } from '../../../test/testLimit.ts'
import { alice, dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { limitsText as words } from '../../lib/messages/limits.ts'
import { LimitList } from './LimitList.tsx'

async function setup(account: `0x${string}`) {
  const changed: unknown[] = []
  const screen = await renderWithServices(
    <LimitList
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
  await expect.element(rows.nth(0)).toHaveTextContent(words.left('0.3 ETH', '0.5 ETH'))
  await expect.element(rows.nth(0)).toHaveTextContent(words.period(1_440))
  await expect.element(rows.nth(1)).toHaveTextContent(words.never)
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: words.changeWhich('Dave', 'ETH') }).click()
  expect(changed).toEqual([testLimit])
  await screen.getByRole('button', { name: words.removeWhich('Dave', 'ETH') }).click()
  await expect
    .poll(() => screen.services.drafts.get().transactions)
    .toMatchObject([{ transaction: { nonce: '7', to: testModule } }])
})

test('behavior: a beneficiary finds their own, and changes nothing', async () => {
  const { screen } = await setup(dave)
  await expect.element(screen.getByText(words.you).first()).toBeVisible()
  expect(screen.getByRole('button', { name: words.change }).elements()).toEqual([])
})
