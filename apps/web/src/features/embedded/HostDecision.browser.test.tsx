import { RejectedInHostError } from '@countersign/frame'
import type { SafeTransaction } from '@countersign/protocol/hash'
import { verifyOwn } from '@countersign/protocol/verify'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { createTestHost } from '../../../test/createTestHost.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testReport } from '../../../test/testReport.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { HostDecision } from './HostDecision.tsx'

const t = createCatalogue('embedded')
const tReview = createCatalogue('review')

const safeTxHash = `0x${'cd'.repeat(32)}`
const draft = testReport([], { source: 'yours' })

/** A host that proposes without reporting what. */
const propose = (method: string) => (method === 'sendTransactions' ? { safeTxHash } : null)

async function setup(
  answer: (method: string) => unknown,
  { isDangerous = false, report = draft }: { isDangerous?: boolean; report?: Report } = {},
) {
  const screen = await renderWithServices(
    <HostDecision host={createTestHost(answer)} isDangerous={isDangerous} report={report} />,
  )
  return { button: screen.getByRole('button', { name: new RegExp(`^${t('propose')}`) }), screen }
}

test('default: asks the host, and warns of what it cannot compare', async () => {
  const { button, screen } = await setup(propose)
  await expect.element(screen.getByText(t('hashLater'))).toBeVisible()
  await expectAccessible(screen.container)
  await button.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('incomparable'))
  await expect.element(button).not.toBeInTheDocument()
  await expectAccessible(screen.container)
})

test('behavior: while the host is asked the reader can stop waiting', async () => {
  const { button, screen } = await setup(() => new Promise(() => {}))
  await button.click()
  await expect.element(screen.getByText(t('proposing'))).toBeVisible()
  await expect.element(screen.getByRole('button', { name: t('cancel') })).toBeVisible()
})

test('parameters: isDangerous, needs a deliberate yes', async () => {
  const { button, screen } = await setup(propose, { isDangerous: true })
  await expect.element(button).toBeDisabled()
  await screen.getByRole('checkbox', { name: tReview('consent') }).click()
  await expect.element(button).toBeEnabled()
})

test('error: rejected in the host, and can be asked again', async () => {
  const { button, screen } = await setup(() => {
    throw new RejectedInHostError({ method: 'sendTransactions' })
  })
  await button.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('rejected'))
  await expect.element(button).toBeEnabled()
})

test('error: any other failure says why', async () => {
  const { button, screen } = await setup(() => {
    throw new Error('The host is gone.')
  })
  await button.click()
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent(t('proposeFailed'))
  await expect.element(alert).toHaveTextContent('The host is gone.')
})

test('behavior: what others proposed is signed in the host, a delegatecall not at all', async () => {
  const others = await setup(propose, { report: testReport([]) })
  await expect.element(others.screen.getByText(t('signThere'))).toBeVisible()
  expect(others.screen.getByRole('button').elements()).toEqual([])
  await others.screen.unmount()
  if (!draft.transaction) throw new Error('The test report has no transaction.')
  const transaction = verifyOwn<SafeTransaction>({ ...draft.transaction.value, operation: 1 })
  const { screen } = await setup(propose, { report: { ...draft, transaction } })
  await expect.element(screen.getByText(t('delegatecall'))).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
})
