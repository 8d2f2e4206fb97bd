import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../../../test/renderPage.tsx'
import { seedSafe } from '../../../test/seedSafe.ts'
import { bob } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

const t = createCatalogue('home')

const { address } = testSafe
const invitation = `/31337/${address}#name=Treasury`
const suggestion = { name: t('suggested', { name: 'Treasury' }) }

test('default: the name of an invitation is marked as suggested, and used once it is accepted', async () => {
  const screen = await renderPage(invitation, { prepare: seedSafe })
  const group = screen.getByRole('group', suggestion)
  await expect.element(group).toBeVisible()
  await expect
    .element(group.getByRole('button', { name: 'Evidence: Reported by the service, unverified' }))
    .toBeVisible()
  expect(screen.services.names.get()).toEqual({})
  await expectAccessible(screen.getByRole('main').element())
  await group.getByRole('button', { name: t('useName') }).click()
  await expect.element(group).not.toBeInTheDocument()
  expect(screen.services.names.get()).toEqual({ [address]: 'Treasury' })
  await expect.element(screen.getByRole('banner').getByText('Treasury')).toBeVisible()
})

test('behavior: one that was dismissed is gone', async () => {
  const screen = await renderPage(invitation, { prepare: seedSafe })
  const group = screen.getByRole('group', suggestion)
  await group.getByRole('button', { name: t('dismiss') }).click()
  await expect.element(group).not.toBeInTheDocument()
  expect(screen.services.names.get()).toEqual({})
})

test('behavior: an own name is not questioned', async () => {
  const screen = await renderPage(invitation, {
    prepare: (services) => {
      seedSafe(services)
      services.names.update(() => ({ [address]: 'Mine' }))
    },
  })
  await expect.element(screen.getByRole('banner').getByText('Mine')).toBeVisible()
  expect(screen.getByRole('group', suggestion).elements()).toEqual([])
})

test('behavior: a name of another account can not be used', async () => {
  const screen = await renderPage(invitation, {
    prepare: (services) => {
      seedSafe(services)
      services.names.update(() => ({ [bob]: 'treasury' }))
    },
  })
  const group = screen.getByRole('group', suggestion)
  await expect.element(group.getByText(t('suggestedTaken', { address: shortAddress(bob) }))).toBeVisible()
  expect(group.getByRole('button', { name: t('useName') }).elements()).toEqual([])
})
