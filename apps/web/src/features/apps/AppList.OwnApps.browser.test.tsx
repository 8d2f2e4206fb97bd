import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe } from '../../../test/testSafe.ts'
import { openHostedApps, storeApp } from '../../domain/safe-apps/storedApps.ts'
import type { Services } from '../../domain/services/Services.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { OwnApps } from './AppList.tsx'

const t = createCatalogue('apps')

const now = Date.now()
const prepare = ({ storage }: Services) =>
  openHostedApps(storage).update((all) =>
    storeApp(
      storeApp(all, { url: 'https://swap.example/', name: 'Swap', usedAt: now }, now),
      { url: 'https://stake.example/safe', name: 'Stake' },
      now,
    ),
  )

test('default: by their last use, each with its address; pinned ones first', async () => {
  const screen = await renderWithServices(<OwnApps safe={testSafe} search="" />, { prepare })
  const names = () =>
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.querySelector('bdi')?.textContent)
  expect(names()).toEqual(['Swap', 'Stake'])
  await expect
    .element(screen.getByRole('link', { name: /Stake/ }))
    .toHaveAttribute('href', `/31337/${testSafe.address}/apps/open?url=https%3A%2F%2Fstake.example%2Fsafe`)
  await expect.element(screen.getByText(t('never'))).toBeVisible()
  await screen.getByRole('button', { name: t('bookmark', { name: 'Stake' }) }).click()
  expect(names()).toEqual(['Stake', 'Swap'])
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('remove', { name: 'Swap' }) }).click()
  expect(names()).toEqual(['Stake'])
})

test('behavior: what is searched for', async () => {
  const screen = await renderWithServices(<OwnApps safe={testSafe} search="stake.ex" />, { prepare })
  expect(screen.getByRole('link').elements()).toHaveLength(1)
})
