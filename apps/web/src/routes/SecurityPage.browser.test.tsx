import { type OwnerNode, verifyOwn } from '@countersign/protocol/verify'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { alice, bob, carol, dave, safe } from '../../test/testReport.ts'
import { testSafe, testState } from '../../test/testSafe.ts'
import { activityQuery } from '../domain/custody/activityQuery.ts'
import { ownerTreeQuery } from '../domain/safe/ownerTreeQuery.ts'
import { safeStateQuery } from '../domain/safe/queries.ts'
import { safeReportQuery } from '../domain/safe/useSafeChecks.ts'
import type { Services } from '../domain/services/Services.ts'
import { type ChangedPart, changesQuery, type LastChange } from '../features/security/changesQuery.ts'
import { creationQuery } from '../features/security/securityQueries.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('security')

const parts = [
  'owners',
  'threshold',
  'nonce',
  'version',
  'implementation',
  'modules',
  'guard',
  'moduleGuard',
  'fallbackHandler',
  'creation',
] as const
const nested = '0x230E565fcF02B65fA4BC0aF1B4c35D384fF40e14'
const transactionHash = `0x${'cd'.repeat(32)}` as const
const safeTxHash = `0x${'ab'.repeat(32)}` as const
const change = (part: ChangedPart, overrides: Partial<LastChange> = {}): [ChangedPart, LastChange] => [
  part,
  {
    at: Date.UTC(2026, 2, 3),
    block: 900n,
    kind: 'set',
    module: undefined,
    part,
    safeTxHash: undefined,
    sender: dave,
    subject: undefined,
    transactionHash,
    ...overrides,
  },
]
const state = { ...testState, modules: [dave], owners: [alice, nested], version: '1.3.0' } as const
const nodes: readonly OwnerNode[] = [
  { owners: [alice, nested], safe, threshold: 2n },
  { owners: [alice, bob], safe: nested, threshold: 1n },
]

/** With fresh data of the Safe, its owners, changes and creation. */
function seed(services: Services): void {
  const { queryClient } = services
  queryClient.setQueryData(safeStateQuery(services, testSafe).queryKey, state)
  queryClient.setQueryData(safeReportQuery(services, testSafe, undefined).queryKey, [
    { code: 'IMPLEMENTATION_OFFICIAL', id: 'T08', title: '', verdict: 'ok' },
  ])
  queryClient.setQueryData(ownerTreeQuery(services, testSafe).queryKey, { checks: [], nodes: verifyOwn(nodes) })
  queryClient.setQueryData(changesQuery(services, testSafe).queryKey, {
    from: 1n,
    isComplete: true,
    last: new Map([
      change('owners', { safeTxHash }),
      change('modules', { module: carol }),
      change('creation', { block: 5n, transactionHash: `0x${'ee'.repeat(32)}` }),
      change('threshold', { block: 5n, transactionHash: `0x${'ee'.repeat(32)}` }),
    ]),
    list: [],
    to: 1_000n,
  })
  queryClient.setQueryData(creationQuery(services, testSafe).queryKey, {
    claimed: {
      created: '2026-01-01T00:00:00Z',
      creator: bob,
      dataDecoded: null,
      factoryAddress: carol,
      masterCopy: null,
      saltNonce: null,
      setupData: null,
      transactionHash,
    },
    isProven: false,
    report: undefined,
  })
  queryClient.setQueryData(activityQuery(services, { ...testSafe, owners: state.owners, version: '1.3.0' }).queryKey, {
    count: 1,
    seen: new Map([[alice.toLowerCase(), 1_000]]),
    since: 1_000,
  })
}

const setup = (prepare: (services: Services) => void = seed) =>
  renderPage(`/31337/${testSafe.address}/security`, { prepare })
const factOf = (main: Awaited<ReturnType<typeof setup>>, name: string) =>
  [...main.container.querySelectorAll('dl > div')].find((row) => row.querySelector('dt')?.textContent?.startsWith(name))

test('default: every part with what it means, its last change and who made it', async () => {
  const screen = await setup()
  await expect.element(screen.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
  for (const part of parts) expect(factOf(screen, t(`parts.${part}`)), part).toBeDefined()
  expect(factOf(screen, t('parts.threshold'))?.textContent).toContain(t('thresholdValue', { threshold: 2, owners: 2 }))
  expect(factOf(screen, t('parts.threshold'))?.textContent).toContain(t('atCreation'))
  expect(factOf(screen, t('parts.modules'))?.textContent).toContain(t('byModule', { module: '' }))
  expect(factOf(screen, t('parts.guard'))?.textContent).toContain(t('unchanged'))
  await expect
    .element(screen.getByRole('link', { name: t('viewTransaction') }))
    .toHaveAttribute('href', `/31337/${safe}/tx/${safeTxHash}`)
  await expectAccessible(screen.getByRole('main').element())
})

test('behavior: owners of owners, and who could act alone', async () => {
  const screen = await setup()
  const tree = screen.getByRole('region', { name: t('tree') })
  await expect.element(tree.getByText(t('nestedSafe', { threshold: String(1n), owners: 2 }))).toBeVisible()
  const alone = [...tree.element().querySelectorAll('dl > div')].map((line) => line.textContent)
  expect(alone).toEqual([expect.stringContaining(t('soloSigners')), expect.stringContaining(t('soloModules'))])
  expect(alone[0]).toContain('0xf39F…2266')
  expect(alone[1]).toContain('0x90F7…b906')
})

test('behavior: findings, the worst first, each with the form that mends it', async () => {
  const screen = await setup()
  const findings = screen.getByRole('region', { name: t('findingsTitle') })
  await expect.element(findings.getByText(t('findings.SOLO_SIGNER.title'))).toBeVisible()
  const titles = findings
    .getByRole('heading', { level: 3 })
    .elements()
    .map((title) => title.textContent)
  expect(titles.slice(0, 2)).toEqual([t('findings.SOLO_SIGNER.title'), t('findings.MODULE_UNKNOWN.title')])
  expect(titles).toContain(t('findings.OLD_VERSION.title'))
  const root = `/31337/${safe}`
  await expect
    .element(findings.getByRole('link', { name: t('fix.modules') }))
    .toHaveAttribute('href', `${root}/settings?part=modules`)
  await expect
    .element(findings.getByRole('link', { name: t('fix.owners') }).first())
    .toHaveAttribute('href', `${root}/owners`)
  await expect.element(findings.getByText(t('passed.CODE_OFFICIAL'))).toBeVisible()
})

test('behavior: it is printed by the browser and saved as JSON', { tags: 'long' }, async () => {
  const screen = await setup()
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'data:,'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await screen.getByRole('button', { name: t('print') }).click()
  expect(print).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: t('export') }).click()
  const report: unknown = JSON.parse((await files[0]?.text()) ?? '')
  expect(report).toMatchObject({
    chainId: 31337,
    facts: { guard: null, modules: [dave], nonce: '5', owners: [alice, nested], threshold: 2 },
    findings: expect.arrayContaining([
      expect.objectContaining({ accounts: [alice], code: 'SOLO_SIGNER', tone: 'stop' }),
    ]),
    format: 'countersign-safe-report',
    lastChanges: { isComplete: true, parts: { owners: { safeTxHash, sender: dave } } },
    ownerTree: [{ safe }, { safe: nested, threshold: '1' }],
    safe,
  })
})

test('error: what cannot be read is said part by part, and never called in order', async () => {
  const screen = await setup((services) =>
    services.queryClient.setQueryData(safeStateQuery(services, testSafe).queryKey, testState),
  )
  await expect.element(screen.getByText(t('changeFailed')).first()).toBeVisible()
  await expect.element(screen.getByText(t('creationFailed'))).toBeVisible()
  const findings = screen.getByRole('region', { name: t('findingsTitle') })
  for (const code of ['TREE_UNREAD', 'ACTIVITY_UNREAD', 'CODE_UNREAD'] as const)
    await expect.element(findings.getByText(t(`findings.${code}.title`))).toBeVisible()
  expect(findings.getByText(t('passed.CODE_OFFICIAL')).elements()).toEqual([])
})

test('error: a chain that does not answer has no contract to show', async () => {
  const screen = await setup(() => {})
  await expect.element(screen.getByRole('alert').filter({ hasText: t('unreadable') })).toBeVisible()
  expect(screen.getByRole('region', { name: t('findingsTitle') }).elements()).toEqual([])
})
