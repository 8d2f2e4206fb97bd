import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { seedSafe } from '../../../test/seedSafe.ts'
import { dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { lastSeenKey } from '../../domain/safe/LastSeen.ts'
import { proofQuery } from '../../domain/safe/proofQuery.ts'
import { indexingQuery, safeStateQuery } from '../../domain/safe/queries.ts'
import { toSeenState } from '../../domain/safe/useChangesSince.ts'
import { safeReportQuery } from '../../domain/safe/useSafeChecks.ts'
import type { Services } from '../../domain/services/Services.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { SecurityAlerts } from './SecurityAlerts.tsx'

const t = createCatalogue('securityAlerts')

const key = lastSeenKey(testSafe)
function setup(prepare: (services: Services) => void = () => {}, indexed = 1_234) {
  return renderWithServices(<SecurityAlerts safe={testSafe} />, {
    prepare: (services) => {
      seedSafe(services)
      services.queryClient.setQueryData(indexingQuery(services, 31337).queryKey, {
        currentBlockNumber: indexed,
        currentBlockTimestamp: null,
        erc20BlockNumber: null,
        lastSync: null,
        masterCopiesBlockNumber: null,
        synced: true,
      })
      prepare(services)
    },
  })
}

test('default: on a first visit, with a service that keeps up, there is no alarm', async () => {
  const screen = await setup()
  await expect.poll(() => screen.services.lastSeen.get()[key]?.nonce).toBe('5')
  expect(screen.container.textContent).toBe('')
  await expect.poll(() => screen.services.checks.get().map(({ code }) => code)).toContain('SERVICE_CURRENT')
})

test('behavior: what changed since the last visit is told until it is taken note of, and not again', async () => {
  const before = toSeenState(
    { ...testState, guard: dave, owners: testState.owners.slice(0, 2), threshold: 1 },
    undefined,
  )
  const screen = await setup(({ lastSeen }) => lastSeen.update(() => ({ [key]: before })))
  const notice = screen.getByRole('region', { name: t('changedTitle') })
  await expect.element(notice).toHaveTextContent(t('added.owner', { account: `${testState.owners[2]}` }))
  await expect.element(notice).toHaveTextContent(t('threshold', { before: 1, now: 2 }))
  await expect.element(notice).toHaveTextContent(t('replaced.guard', { before: dave, now: t('none') }))
  await expectAccessible(screen.container)
  expect(screen.services.lastSeen.get()[key]?.owners).toHaveLength(2)
  await notice.getByRole('button', { name: t('dismiss') }).click()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.poll(() => screen.services.lastSeen.get()[key]?.owners).toHaveLength(3)
})

test('behavior: what changes while one looks is no news of the last visit', async () => {
  const screen = await setup()
  await expect.poll(() => screen.services.lastSeen.get()[key]?.threshold).toBe(2)
  const { queryClient } = screen.services
  queryClient.setQueryData(safeStateQuery(screen.services, testSafe).queryKey, { ...testState, threshold: 3 })
  await expect.poll(() => screen.services.lastSeen.get()[key]?.threshold).toBe(3)
  expect(screen.container.textContent).toBe('')
})

test('behavior: a node whose nonce goes back', async () => {
  const before = toSeenState({ ...testState, nonce: 9n }, undefined)
  const screen = await setup(({ lastSeen }) => lastSeen.update(() => ({ [key]: before })))
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(t('nonceText', { seen: String(9n), now: Number(5n) }))
  expect(screen.services.lastSeen.get()[key]?.nonce).toBe('9')
  await expectAccessible(screen.container)
})

test('behavior: a node whose nonce goes back while one looks', async () => {
  const screen = await setup()
  await expect.poll(() => screen.services.lastSeen.get()[key]?.nonce).toBe('5')
  const { queryClient } = screen.services
  queryClient.setQueryData(safeStateQuery(screen.services, testSafe).queryKey, { ...testState, nonce: 4n })
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(t('nonceText', { seen: String(5n), now: Number(4n) }))
})

test.each([
  ['behind', 1_213, t('behindTitle')],
  ['ahead', 1_255, t('aheadTitle')],
])('behavior: a service that is far %s', async (_, indexed, title) => {
  const screen = await setup(undefined, indexed)
  await expect.element(screen.getByText(title)).toBeVisible()
})

test('behavior: a node that states false data, and one that differs', async () => {
  const url = 'http://second.test'
  const [first = ''] = testSafe.chain.rpcUrls.default.http
  const differs = {
    actual: '2',
    claimed: '1',
    code: 'NODES_DIFFER',
    evidence: undefined,
    id: 'T132',
    message: 'a and b state a different threshold.',
    verdict: 'block',
  } as const
  const lies = { ...differs, code: 'NODE_LIES', message: 'a states a false threshold.' }
  const screen = await setup((services) => {
    services.settings.update((all) => ({ ...all, secondNodes: { 31337: url } }))
    const { queryKey } = proofQuery(services, { ...testSafe, urls: [first, url] })
    services.queryClient.setQueryData(queryKey, { checks: [differs], proven: undefined, verdict: 'block' })
  })
  const alert = screen.getByRole('alert', { name: t('nodesTitle') })
  await expect.element(alert).toHaveTextContent('a and b state a different threshold. Reported: 1. Actual: 2.')
  await expectAccessible(screen.container)
  const { queryKey } = proofQuery(screen.services, { ...testSafe, urls: [first, url] })
  screen.services.queryClient.setQueryData(queryKey, { checks: [lies], proven: undefined, verdict: 'block' })
  await expect.element(screen.getByRole('alert', { name: t('nodeLiesTitle') })).toHaveTextContent('a states a false')
  expect(screen.services.checks.get().map(({ code }) => code)).toContain('NODE_LIES')
})

test('behavior: a network of the user, whose service features are missing', async () => {
  const screen = await renderWithServices(<SecurityAlerts safe={testSafe} />, {
    prepare: (services) => seedSafe(services),
    userNetworks: [31_337],
  })
  const notice = screen.getByRole('region', { name: t('ownNetworkTitle', { name: 'Demo chain' }) })
  await expect.element(notice).toHaveTextContent(t('ownNetworkText'))
})

const untrue: Check = {
  code: 'OWNERS_DIFFERS',
  detail: 'Claimed: two. True: three.',
  id: 'T09',
  title: 'The service is wrong about the owners.',
  verdict: 'warn',
}
const foreign: Check = { code: 'IMPLEMENTATION_UNKNOWN', id: 'T08', title: 'It runs foreign code.', verdict: 'block' }
const unrelated: Check = { code: 'ACCOUNT_NOT_OWNER', id: 'T05', title: 'No owner.', verdict: 'warn' }

test('behavior: what the service says untruly, and what fails of the Safe itself, stand on the page', async () => {
  const screen = await setup((services) => {
    services.queryClient.setQueryData(safeReportQuery(services, testSafe, undefined).queryKey, [
      untrue,
      foreign,
      unrelated,
    ])
  })
  const said = screen.getByRole('alert', { name: t('contradictionTitle') })
  await expect.element(said).toHaveTextContent(`${untrue.title} ${untrue.detail}`)
  expect(said.element().textContent).not.toContain(foreign.title)
  await expect.element(screen.getByRole('alert', { name: t('failedTitle') })).toHaveTextContent(foreign.title)
  expect(screen.container.textContent).not.toContain(unrelated.title)
  await expectAccessible(screen.container)
})
