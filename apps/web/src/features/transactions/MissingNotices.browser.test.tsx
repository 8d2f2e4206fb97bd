import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testSafe } from '../../../test/testSafe.ts'
import { toStored } from '../../domain/signature-store/StoredTransaction.ts'
import type { SignatureStoreEntry } from '../../domain/signature-store/signatureStore.ts'
import { alice, testReport } from '../../domain/transactions/testReport.ts'
import { MissingNotices } from './MissingNotices.tsx'

const { id, transaction } = testReport([])
if (!transaction) throw new Error('The test report has no transaction.')
const entry: SignatureStoreEntry = {
  chainId: id.chainId,
  isDelivered: true,
  safe: id.address,
  safeTxHash: id.safeTxHash,
  signature: '0x11',
  signedAt: 1,
  signer: alice,
  transaction: toStored(transaction.value),
  version: '1.4.1',
}
const setup = (nonce: bigint, shown: string[]) =>
  renderWithServices(<MissingNotices nonce={nonce} safe={testSafe} shown={shown} />, {
    prepare: ({ signatureStore }) => signatureStore.update(() => [entry]),
  })

test('default: what was signed here and is not shown any more is told, with the way to it', async () => {
  const screen = await setup(5n, [])
  await expect.element(screen.getByText('You signed this, and the service does not show it')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Look at it' }))
    .toHaveAttribute('href', `/31337/${id.address}/tx/${id.safeTxHash}`)
  await expectAccessible(screen.container)
})

test('behavior: silent about what is shown, and about what can no longer happen', async () => {
  expect((await setup(5n, [id.safeTxHash])).container.textContent).toBe('')
  expect((await setup(6n, [])).container.textContent).toBe('')
})
