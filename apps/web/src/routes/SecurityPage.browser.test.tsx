import { type OwnerNode, verifyOwn } from '@countersign/protocol/verify'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { alice, bob, carol, dave, safe } from '../../test/testReport.ts'
import { testSafe, testState } from '../../test/testSafe.ts'
import { ownerTreeQuery } from '../domain/safe/ownerTreeQuery.ts'
import { safeStateQuery } from '../domain/safe/queries.ts'
import { safeReportQuery } from '../domain/safe/useSafeChecks.ts'
import { type ChangedPart, changesQuery, type LastChange } from '../domain/security/changesQuery.ts'
import { activityQuery, creationQuery } from '../domain/security/securityQueries.ts'
import type { Services } from '../domain/services/Services.ts'
import { securityText as words } from '../lib/messages/security.ts'

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
  await expect.element(screen.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  for (const part of Object.values(words.parts)) expect(factOf(screen, part), part).toBeDefined()
  expect(factOf(screen, words.parts.threshold)?.textContent).toContain(words.thresholdValue(2, 2))
  expect(factOf(screen, words.parts.threshold)?.textContent).toContain(words.whenMade)
  expect(factOf(screen, words.parts.modules)?.textContent).toContain(words.byModule)
  expect(factOf(screen, words.parts.guard)?.textContent).toContain(words.neverChanged)
  await expect
    .element(screen.getByRole('link', { name: words.openTransaction }))
    .toHaveAttribute('href', `/31337/${safe}/tx/${safeTxHash}`)
  await expectAccessible(screen.getByRole('main').element())
})

test('behavior: owners of owners, and who could act alone', async () => {
  const screen = await setup()
  const tree = screen.getByRole('region', { name: words.tree })
  await expect.element(tree.getByText(words.needs(1n, 2))).toBeVisible()
  const alone = [...tree.element().querySelectorAll('dl > div')].map((line) => line.textContent)
  expect(alone).toEqual([expect.stringContaining(words.alone), expect.stringContaining(words.modulesAlone)])
  expect(alone[0]).toContain('0xf39F…2266')
  expect(alone[1]).toContain('0x90F7…b906')
})

test('behavior: findings, the worst first, each with the form that mends it', async () => {
  const screen = await setup()
  const findings = screen.getByRole('region', { name: words.posture })
  await expect.element(findings.getByText(words.findings.SOLO_SIGNER[0])).toBeVisible()
  const titles = findings
    .getByRole('heading', { level: 3 })
    .elements()
    .map((title) => title.textContent)
  expect(titles.slice(0, 2)).toEqual([words.findings.SOLO_SIGNER[0], words.findings.MODULE_UNKNOWN[0]])
  expect(titles).toContain(words.findings.OLD_VERSION[0])
  const root = `/31337/${safe}`
  await expect
    .element(findings.getByRole('link', { name: words.mend.modules }))
    .toHaveAttribute('href', `${root}/settings?part=modules`)
  await expect
    .element(findings.getByRole('link', { name: words.mend.owners }).first())
    .toHaveAttribute('href', `${root}/owners`)
  await expect.element(findings.getByText(words.findings.CODE_OFFICIAL[0])).toBeVisible()
})

test('behavior: it is printed by the browser and saved as JSON', async () => {
  const screen = await setup()
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'data:,'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await screen.getByRole('button', { name: words.print }).click()
  expect(print).toHaveBeenCalledOnce()
  await screen.getByRole('button', { name: words.save }).click()
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
  await expect.element(screen.getByText(words.changeFailed).first()).toBeVisible()
  await expect.element(screen.getByText(words.creationFailed)).toBeVisible()
  const findings = screen.getByRole('region', { name: words.posture })
  for (const code of ['TREE_UNREAD', 'ACTIVITY_UNREAD', 'CODE_UNREAD'] as const)
    await expect.element(findings.getByText(words.findings[code][0])).toBeVisible()
  expect(findings.getByText(words.findings.CODE_OFFICIAL[0]).elements()).toEqual([])
})

test('error: a chain that does not answer has no contract to show', async () => {
  const screen = await setup(() => {})
  await expect.element(screen.getByRole('alert').filter({ hasText: words.unreadable })).toBeVisible()
  expect(screen.getByRole('region', { name: words.posture }).elements()).toEqual([])
})
