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
import { createText } from '../lib/messages/create.ts'
import { evidenceText } from '../lib/messages/evidence.ts'
import { safeListText } from '../lib/messages/safeList.ts'
import { securityText as words } from '../lib/messages/security.ts'

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
  await expect.element(screen.getByText(words.leadPlanned)).toBeVisible()
  await expect.element(screen.getByText(createText.plannedTitle)).toBeVisible()
  const facts = screen.getByRole('region', { name: words.facts })
  await expect.element(facts.getByText(safeListText.planned)).toBeVisible()
  const fromChain = evidenceText.label(evidenceText.chain.word(state.block.number))
  expect(facts.getByRole('button', { name: fromChain }).elements()).toEqual([])
  const findings = screen.getByRole('region', { name: words.posture })
  await expect.element(findings.getByText(words.findings.TREE_SOUND[0])).toBeVisible()
  for (const said of [words.changeFailed, words.changeLoading, words.neverChanged, words.creationFailed])
    expect(screen.getByText(said).elements()).toEqual([])
  expect(findings.getByText(words.findings.ACTIVITY_UNREAD[0]).elements()).toEqual([])
  await expectAccessible(screen.getByRole('main').element())
})

test('error: owners that nobody followed are not called sound', async () => {
  const screen = await setup((services) => seed(services, []))
  const findings = screen.getByRole('region', { name: words.posture })
  await expect.element(findings.getByText(words.findings.TREE_UNREAD[0])).toBeVisible()
  expect(findings.getByText(words.findings.TREE_SOUND[0]).elements()).toEqual([])
})
