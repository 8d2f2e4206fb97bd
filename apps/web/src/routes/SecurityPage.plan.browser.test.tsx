import { type PlanCreationParameters, planCreation, type SafeState } from '@countersign/protocol/chain'
import { type OwnerNode, verifyOwn } from '@countersign/protocol/verify'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { alice, bob } from '../../test/testReport.ts'
import { testSafe, testState } from '../../test/testSafe.ts'
import { ownerTreeQuery } from '../domain/safe/ownerTreeQuery.ts'
import { safeStateQuery } from '../domain/safe/queries.ts'
import { safeReportQuery } from '../domain/safe/useSafeChecks.ts'
import type { Services } from '../domain/services/Services.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('security')
const tCreateSafe = createCatalogue('createSafe')
const tSafeList = createCatalogue('safeList')

const planned: PlanCreationParameters = { owners: [alice, bob], saltNonce: 7n, threshold: 2, version: '1.4.1' }
const { safe: address } = planCreation(planned)
const safe = { ...testSafe, address }
const state: SafeState = { ...testState, address, nonce: 0n, owners: [alice, bob], planned }

const followed: readonly OwnerNode[] = [{ owners: [alice, bob], safe: address, threshold: 2n }]

/** Neither the chain nor the service has it. */
function seed(services: Services, nodes: readonly OwnerNode[] = followed): void {
  const { queryClient } = services
  queryClient.setQueryData(safeStateQuery(services, safe).queryKey, state)
  queryClient.setQueryData(safeReportQuery(services, safe, undefined).queryKey, [
    { code: 'IMPLEMENTATION_OFFICIAL', id: 'T08', title: '', verdict: 'ok' },
  ])
  queryClient.setQueryData(ownerTreeQuery(services, safe).queryKey, { checks: [], nodes: verifyOwn(nodes) })
}

const setup = (prepare: (services: Services) => void) => renderPage(`/31337/${address}/security`, { prepare })

test('default: what a Safe will be is called worked out, and nothing is looked for that cannot be there', async () => {
  const screen = await setup(seed)
  await expect.element(screen.getByText(t('leadPlanned'))).toBeVisible()
  await expect.element(screen.getByText(tCreateSafe('plannedTitle'))).toBeVisible()
  const facts = screen.getByRole('region', { name: t('configuration') })
  await expect.element(facts.getByText(tSafeList('planned'))).toBeVisible()
  expect(facts.getByRole('button', { name: /chain/i }).elements()).toEqual([])
  const findings = screen.getByRole('region', { name: t('findingsTitle') })
  await expect.element(findings.getByText(t('passed.TREE_SOUND'))).toBeVisible()
  for (const said of [t('changeFailed'), t('changeLoading'), t('unchanged'), t('creationFailed')])
    expect(screen.getByText(said).elements()).toEqual([])
  expect(findings.getByText(t('findings.ACTIVITY_UNREAD.title')).elements()).toEqual([])
  await expectAccessible(screen.getByRole('main').element())
})

test('error: owners that nobody followed are not called sound', async () => {
  const screen = await setup((services) => seed(services, []))
  const findings = screen.getByRole('region', { name: t('findingsTitle') })
  await expect.element(findings.getByText(t('findings.TREE_UNREAD.title'))).toBeVisible()
  expect(findings.getByText(t('passed.TREE_SOUND')).elements()).toEqual([])
})
