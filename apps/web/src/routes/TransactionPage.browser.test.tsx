import { HttpRequestError } from '@countersign/client'
import { verifyOwn } from '@countersign/protocol/verify'
import { expectAccessible } from '@countersign/test/browser'
import { getAddress } from 'viem'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderPage } from '../../test/renderPage.tsx'
import { alice, dave, testReport } from '../../test/testReport.ts'
import { testSafe } from '../../test/testSafe.ts'
import { markSent } from '../domain/signing/executeTransaction.ts'
import { createTransaction } from '../domain/transaction-builder/createTransaction.ts'
import type { Report } from '../domain/transactions/Report.ts'
import { reportQuery } from '../domain/transactions/reportQuery.ts'

import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const t = createCatalogue('review')
const tStatus = createCatalogue('status')
const tShell = createCatalogue('shell')
const tConnect = createCatalogue('connect')
const tSimulation = createCatalogue('simulation')
const tCommon = createCatalogue('common')
const tChecks = createCatalogue('checks')

const root = `/31337/${testSafe.address}`
const node = (method: string) => (method === 'eth_chainId' ? '0x7a69' : method === 'eth_blockNumber' ? '0x10' : null)

/** With a fresh report. */
function setup(report: Report, answerNode: (method: string) => unknown = node) {
  return renderPage(`${root}/tx/${report.id.safeTxHash}`, {
    answerNode,
    prepare: (services) => services.queryClient.setQueryData(reportQuery(services, report.id).queryKey, report),
  })
}

test('default: what it does, who signed, what was checked; to whoever is not connected, how to be', async () => {
  const screen = await setup(testReport([alice]))
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent(/^Send .* #5$/)
  await expect.element(main.getByRole('heading', { name: t('confirmations') })).toBeVisible()
  // The line says how many passed, or that some are not complete.
  const line = main.getByRole('region', { name: t('checks') })
  await line.getByText(/^No warnings|checks? passed$/).click()
  await expect
    .element(main.getByRole('listitem').filter({ hasText: new RegExp(`^hash${tChecks('verdict.ok')}$`) }))
    .toBeVisible()
  await expectAccessible(main.element())
})

/** The recipient's address with other digits in its middle. */
const lookalike = getAddress(`${dave.slice(0, 8)}${'0'.repeat(28)}${dave.slice(-6)}`)

test('behavior: a recipient that looks like somebody the reader knows is called out', async () => {
  const report = testReport([alice])
  const screen = await renderPage(`${root}/tx/${report.id.safeTxHash}`, {
    answerNode: node,
    prepare: (services) => {
      services.queryClient.setQueryData(reportQuery(services, report.id).queryKey, report)
      services.names.update(() => ({ [lookalike]: 'Ada' }))
    },
  })
  const cautions = screen.getByRole('region', { name: t('warnings') })
  await expect.element(cautions.getByText(`The recipient resembles Ada (${lookalike})`)).toBeVisible()
  const [reported = ''] = tChecks('claimedAndActual', { actual: '', claimed: '' }).split(' ')
  expect(cautions.getByText(reported).elements()).toEqual([])
})

test('behavior: of what was executed nothing is left to be careful of', async () => {
  const screen = await setup(testReport([alice], { progress: 'executed' }))
  await expect.element(screen.getByRole('main').getByRole('heading', { name: t('confirmations') })).toBeVisible()
  expect(screen.getByRole('region', { name: t('warnings') }).elements()).toEqual([])
})

test('behavior: what cautioned while it was open cautions no more once it was executed', { tags: 'long' }, async () => {
  const transaction = verifyOwn({
    ...createTransaction({ data: '0x', to: alice, value: 0n }, 5n),
    operation: 1 as const,
  })
  const open = await setup(testReport([alice], { transaction }))
  await expect
    .element(
      open
        .getByRole('region', { name: t('warnings') })
        .getByRole('listitem')
        .first(),
    )
    .toBeVisible()
  await open.unmount()
  const screen = await setup(testReport([alice], { progress: 'executed', transaction }))
  await expect.element(screen.getByRole('main').getByRole('heading', { name: t('confirmations') })).toBeVisible()
  expect(screen.getByRole('region', { name: t('warnings') }).elements()).toEqual([])
})

test('behavior: with the chain out of reach it is closed for signing and open for reading', async () => {
  const screen = await setup(testReport([]), () => {
    throw new Error('node down')
  })
  const main = screen.getByRole('main')
  const decision = screen.getByRole('region', { name: t('decision') })
  await expect.element(decision.getByText(tStatus('closedTitle'))).toBeVisible()
  // The reason and what still works are said once.
  await expect.element(main.getByText(tStatus('closedText'))).toBeVisible()
  expect(screen.getByRole('region', { name: t('warnings') }).elements()).toEqual([])
  await expect.element(main.getByText(t('warningsPending'))).toBeVisible()
  await expect.element(main.getByRole('heading', { name: t('confirmations') })).toBeVisible()
})

test('error: an address that is no hash leads back to the queue', { tags: 'long' }, async () => {
  const screen = await renderPage(`${root}/tx/0x1234`)
  const main = screen.getByRole('main')
  await expect.element(main.getByText(t('badIdText'))).toBeVisible()
  await expectAccessible(main.element())
  await main.getByRole('link', { name: tShell('queue') }).click()
  await expect.poll(screen.path).toBe(`${root}/queue`)
})

test('error: a service that answers nonsense did answer, and its words are quoted', async () => {
  const error = (message: string) => testReport([], { serviceError: refusal(message), transaction: undefined })
  const screen = await setup(error('Go to https://evil.example/now'))
  const alert = screen.getByRole('alert').filter({ hasText: t('serviceUnusable') })
  await expect
    .element(alert)
    .toHaveTextContent(tCommon('serviceRejected', { words: `400: Go to ${tCommon('linkRemoved')}` }))
  expect(screen.getByText(t('serviceDown')).elements()).toEqual([])
  expect(alert.getByRole('link').elements()).toEqual([])
})

const refusal = (remoteMessage: string) =>
  new HttpRequestError({
    body: undefined,
    method: 'GET',
    path: '/',
    remoteCode: 400,
    remoteMessage,
    status: 400,
    statusText: '',
  })

test('error: a service that is down is named, and nothing is made up in its place', async () => {
  const down = testReport([], {
    checks: [{ id: 'T24', title: t('serviceDown'), verdict: 'unknown' }],
    hashes: undefined,
    serviceError: new Error('The service is gone.'),
    transaction: undefined,
  })
  const screen = await setup(down)
  await expect.element(screen.getByRole('alert').filter({ hasText: t('serviceDown') })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Sign/ }).elements()).toEqual([])
  // Once, in the bar: not also as a warning.
  expect(screen.getByRole('region', { name: t('warnings') }).elements()).toEqual([])
  await expect.element(screen.getByRole('region', { name: t('checks') }).getByText(t('warningsPending'))).toBeVisible()
})

test('behavior: what was only looked at as a row of a list gives no all-clear', async () => {
  const screen = await setup(testReport([alice], { isRow: true }))
  const cautions = screen.getByRole('region', { name: t('checks') })
  await expect.element(cautions.getByText(t('warningsPending'))).toBeVisible()
  // The pending text starts with the same words; the all-clear continues with what passed.
  expect(cautions.getByText('No warnings ·').elements()).toEqual([])
})

test('behavior: that nothing conflicts is the word of the service: stated, and not among the checks that passed', async () => {
  const report = testReport([alice])
  const screen = await renderPage(`${root}/tx/${report.id.safeTxHash}`, {
    answerNode: node,
    answerService: (path) =>
      path.includes('/transactions/queued') ? { count: 0, next: null, previous: null, results: [] } : new Error('down'),
    prepare: (services) => services.queryClient.setQueryData(reportQuery(services, report.id).queryKey, report),
  })
  const cautions = screen.getByRole('region', { name: t('checks') })
  await expect.element(cautions.getByRole('paragraph').filter({ hasText: tChecks('conflictsClaimed') })).toBeVisible()
  const passed = report.checks.filter(({ verdict }) => verdict === 'ok').length
  await expect.element(cautions.getByText(t('noWarnings', { count: passed }))).toBeVisible()
})

test('behavior: conflicts are not checked where the service does not list what waits', async () => {
  const screen = await setup(testReport([alice]))
  const cautions = screen.getByRole('region', { name: t('checks') })
  await expect.element(cautions.getByRole('paragraph').filter({ hasText: tChecks('conflictsUnchecked') })).toBeVisible()
})

test.each([
  [390, 844],
  [1280, 900],
])('default: the decision is in view at %i × %i, however long the page is', async (width, height) => {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
  const screen = await setup(testReport([alice]))
  const decision = screen.getByRole('region', { name: t('decision') })
  await expect.element(decision.getByRole('button', { name: tConnect('connect') })).toBeVisible()
  // Longer than any window.
  screen.getByRole('heading', { level: 1 }).element().style.marginBlockEnd = '3000px'
  window.scrollTo(0, 0)
  const { bottom, top } = decision.element().getBoundingClientRect()
  expect(top).toBeGreaterThan(height / 2)
  expect(bottom).toBeLessThanOrEqual(window.innerHeight)
})

test('behavior: once its execution is sent, nothing is computed or offered as if it still waited', async () => {
  const report = testReport([alice, dave])
  const screen = await renderPage(`${root}/tx/${report.id.safeTxHash}`, {
    account: alice,
    answerNode: node,
    prepare: (services) => services.queryClient.setQueryData(reportQuery(services, report.id).queryKey, report),
  })
  const main = screen.getByRole('main')
  const decision = screen.getByRole('region', { name: t('decision') })
  await expect.element(main.getByText(t('changes'), { exact: true })).toBeVisible()
  await decision.getByRole('button', { name: t('otherActions') }).click()
  await expect.element(decision.getByRole('button', { name: t('reject') })).toBeVisible()
  markSent(screen.services, report.id, `0x${'ee'.repeat(32)}`)
  await expect.element(decision.getByRole('button', { name: t('reject') })).not.toBeInTheDocument()
  expect(main.getByText(t('changes'), { exact: true }).elements()).toEqual([])
  expect(screen.getByRole('region', { name: tSimulation('title') }).elements()).toEqual([])
  await expect.element(decision.getByText(t('mining'))).toBeVisible()
})
