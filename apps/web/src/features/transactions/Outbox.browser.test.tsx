import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testConfirmation, testRecord } from '../../../test/testRecord.ts'
import { alice, bob, testReport } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import type { StoredConfirmation } from '../../domain/signature-store/ConfirmationsSchema.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Outbox } from './Outbox.tsx'

const t = createCatalogue('offline')

const report = testReport([alice])
const entries = [{ error: null, report, safeTxHash: report.id.safeTxHash, summary: undefined }]

const record = (...signed: StoredConfirmation[]) => testRecord(5, { confirmations: signed, hash: report.id.safeTxHash })

test('default: what the service lacks waits, is offered again, and stays where it is not taken', async () => {
  const requested: string[] = []
  const screen = await renderWithServices(<Outbox entries={entries} safe={testSafe} />, {
    answerService: (path) => {
      requested.push(path)
      return new TypeError('Failed to fetch')
    },
    prepare: ({ confirmations }) =>
      confirmations.update(() => [record(testConfirmation(), testConfirmation({ signer: bob, source: 'file' }))]),
  })
  await expect.element(screen.getByText(t('outboxText', { count: 1 }))).toBeVisible()
  await expect.element(screen.getByText(t('outboxRow', { nonce: String(5n), count: 1 }))).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('deliver') }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('deliverFailedText'))
  expect(requested.length).toBeGreaterThan(0)
  await expect.element(screen.getByText(t('outboxText', { count: 1 }))).toBeVisible()
})

const past = entries.map((one) => ({ ...one, report: { ...testReport([]), progress: 'executed' as const } }))

test('behavior: nothing where the service has everything, or nothing can be done any more', async () => {
  const screen = await renderWithServices(
    <>
      <Outbox entries={entries} safe={testSafe} />
      <Outbox entries={past} safe={testSafe} />
    </>,
    { prepare: ({ confirmations }) => confirmations.update(() => [record(testConfirmation())]) },
  )
  expect(screen.container.textContent).toBe('')
})
