import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { createTestHost } from '../../test/createTestHost.ts'
import { renderPage } from '../../test/renderPage.tsx'
import type { RenderWithServicesParameters } from '../../test/renderWithServices.tsx'
import { seedSafe } from '../../test/seedSafe.ts'
import { alice, dave } from '../../test/testReport.ts'
import { testSafe } from '../../test/testSafe.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('home')
const tTransaction = createCatalogue('transaction')
const tInbox = createCatalogue('inbox')
const tAssets = createCatalogue('assets')

const answerService = (path: string) =>
  path.endsWith('/about/indexing')
    ? { currentBlockNumber: 1, synced: true }
    : { count: 0, next: null, previous: null, results: [], safes: [] }
const setup = (parameters: RenderWithServicesParameters = {}) =>
  renderPage(`/31337/${testSafe.address}`, { answerService, prepare: seedSafe, ...parameters })

test('default: owners and threshold from the chain; to whoever is not connected, how to be', async () => {
  const screen = await setup()
  const main = screen.getByRole('main')
  await expect.element(main.getByText(t('thresholdSentence', { threshold: 2, owners: 3 })).first()).toBeVisible()
  await expect.element(main.getByText(t('connect'))).toBeVisible()
  await expect.element(main.getByText(tTransaction('historyEmpty'))).toBeVisible()
  await expectAccessible(main.element())
})

test('behavior: what waits is said to an owner, and to nobody else', async () => {
  const owner = await setup({ account: alice })
  await expect.element(owner.getByText(tInbox('none'))).toBeVisible()
  await owner.unmount()
  const outsider = await setup({ account: dave })
  await expect.element(outsider.getByText(t('notOwner'))).toBeVisible()
  expect(outsider.getByText(tInbox('none')).elements()).toEqual([])
})

test('behavior: inside a host the Safe itself acts', async () => {
  const screen = await setup({ openHost: async () => createTestHost() })
  await expect.element(screen.getByText(t('inHost'))).toBeVisible()
})

test('error: each part that cannot be read says so on its own', async () => {
  const screen = await setup({ prepare: () => {} })
  await expect.element(screen.getByRole('alert').filter({ hasText: t('unreadable') })).toBeVisible()
  await expect.element(screen.getByRole('alert').filter({ hasText: tAssets('failed') })).toBeVisible()
  await expect.element(screen.getByText(tTransaction('historyEmpty'))).toBeVisible()
})

test('behavior: what waits is told to everybody who looks; where nothing does, what to do', async () => {
  const screen = await setup()
  const card = screen.getByRole('region', { name: t('pending') })
  await expect.element(card.getByText(t('pendingNone'))).toBeVisible()
  await expect
    .element(card.getByRole('link', { name: t('propose') }))
    .toHaveAttribute('href', `/31337/${testSafe.address}/new`)
})
