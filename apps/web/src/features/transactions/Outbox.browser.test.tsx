import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe } from '../../../test/testSafe.ts'
import { toStored } from '../../domain/signature-store/StoredTransaction.ts'
import type { SignatureStoreEntry } from '../../domain/signature-store/signatureStore.ts'
import { alice, bob, testReport } from '../../domain/transactions/testReport.ts'
import { offlineText as words } from '../../lib/messages/offline.ts'
import { Outbox } from './Outbox.tsx'

const report = testReport([alice])
const entries = [{ error: null, report, safeTxHash: report.id.safeTxHash, summary: undefined }]

function entry(signer: SignatureStoreEntry['signer']): SignatureStoreEntry {
  if (!report.transaction) throw new Error('The test report has no transaction.')
  return {
    chainId: report.id.chainId,
    isDelivered: false,
    safe: report.id.address,
    safeTxHash: report.id.safeTxHash,
    signature: '0x11',
    signedAt: 1,
    signer,
    transaction: toStored(report.transaction.value),
    version: '1.4.1',
  }
}

test('default: what the service lacks waits, is offered again, and stays where it is not taken', async () => {
  const asked: string[] = []
  const screen = await renderWithServices(<Outbox entries={entries} safe={testSafe} />, {
    answerService: (path) => {
      asked.push(path)
      return new TypeError('Failed to fetch')
    },
    prepare: ({ signatureStore, received }) => {
      signatureStore.update(() => [entry(alice)])
      received.update(() => [entry(bob)])
    },
  })
  await expect.element(screen.getByText(words.outboxText(1))).toBeVisible()
  await expect.element(screen.getByText(words.outboxRow(5n, 1))).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: words.handOver }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words.handOverFailedText)
  expect(asked.length).toBeGreaterThan(0)
  await expect.element(screen.getByText(words.outboxText(1))).toBeVisible()
})

const past = entries.map((one) => ({ ...one, report: { ...testReport([]), progress: 'executed' as const } }))

test('behavior: nothing where the service has everything, or nothing can be done any more', async () => {
  const screen = await renderWithServices(
    <>
      <Outbox entries={entries} safe={testSafe} />
      <Outbox entries={past} safe={testSafe} />
    </>,
    { prepare: ({ signatureStore }) => signatureStore.update(() => [entry(alice)]) },
  )
  expect(screen.container.textContent).toBe('')
})
