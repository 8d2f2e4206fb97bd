import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { bob, testReport } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { queueQuery } from '../../domain/transactions/queueQuery.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { reportQuery } from '../../domain/transactions/reportQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ConflictList } from './ConflictList.tsx'

const tReview = createCatalogue('review')
const t = createCatalogue('transaction')

const conflict: Report = {
  ...testReport([bob]),
  id: { ...testReport([]).id, safeTxHash: `0x${'cd'.repeat(32)}` },
}

/** The service's list: this transaction, and another with the given nonce. */
function setup(nonce: number, report = testReport([])) {
  const entry = (hash: string, at: number) => ({
    type: 'TRANSACTION' as const,
    conflictType: 'None' as const,
    details: undefined,
    transaction: {
      id: `multisig_${testSafe.address}_${hash}`,
      timestamp: 1,
      txStatus: 'AWAITING_CONFIRMATIONS' as const,
      txInfo: {
        type: 'Custom' as const,
        humanDescription: null,
        to: { value: testSafe.address, name: null, logoUri: null },
        dataSize: '0',
        value: '0',
        methodName: null,
        isCancellation: false,
      },
      txHash: null,
      executionInfo: {
        type: 'MULTISIG' as const,
        nonce: at,
        confirmationsRequired: 2,
        confirmationsSubmitted: 1,
        missingSigners: null,
      },
      safeAppInfo: null,
      note: null,
    },
  })
  return renderWithServices(<ConflictList chain={testChain} report={report} />, {
    prepare: (services) => {
      const results = [entry(report.id.safeTxHash, 5), entry(conflict.id.safeTxHash, nonce)]
      services.queryClient.setQueryData(queueQuery(services, testSafe).queryKey, { isCut: false, refused: [], results })
      services.queryClient.setQueryData(reportQuery(services, conflict.id).queryKey, conflict)
    },
  })
}

test('default: another transaction with this nonce is named by what it does, and leads there', async () => {
  const screen = await setup(5)
  const section = screen.getByRole('region', { name: tReview('conflicts') })
  await expect.element(section).toHaveTextContent(t('conflict', { nonce: String(5n) }))
  await expect.element(section).toHaveTextContent(t('signed', { valid: 1, threshold: 2 }))
  const link = section.getByRole('link', { name: /^Send/ })
  await expect.element(link).toHaveAttribute('href', `/31337/${testSafe.address}/tx/${conflict.id.safeTxHash}`)
  await expectAccessible(screen.container)
})

test('behavior: nothing is said of other nonces, nor once it is past', async () => {
  const screen = await setup(6)
  expect(screen.container.textContent).toBe('')
  await screen.unmount()
  const past = await setup(5, testReport([], { progress: 'executed' }))
  expect(past.container.textContent).toBe('')
})
