import { expect, test } from 'vitest'
import { summarize } from '../../test/summarize.ts'
import { alice, bob, carol, chainId, createTransaction, getHash, safe } from '../../test/world.ts'
import { checkSignatureStore } from './checkSignatureStore.ts'
import type { ConfirmationReport } from './TransactionReport.ts'

const transaction = createTransaction()
const safeTxHash = getHash(transaction)
const entry = { chainId, nonce: 7n, safe, safeTxHash, signer: alice }
const toReport = (signer: typeof alice | undefined, status: ConfirmationReport['status']): ConfirmationReport => ({
  claimedOwner: alice,
  code: 'VALID',
  data: undefined,
  evidence: { source: 'recomputed' },
  kind: 'eoa',
  signer,
  status,
  threat: 'T44',
})
const lines = (reports: ConfirmationReport[]) =>
  summarize(checkSignatureStore({ chainId, signatureStore: [entry], reports, safe, safeTxHash, transaction }))

test('default: T50, your signature among others', () => {
  expect(lines([toReport(bob, 'valid'), toReport(alice, 'valid'), toReport(carol, 'valid')])).toEqual([
    `ok T50 YOUR_SIGNATURE_SHOWN ${alice}`,
  ])
})

test('behavior: T51, only a valid signature of yours counts as shown', () => {
  const withheld = [`warn T51 YOUR_SIGNATURE_WITHHELD ${alice}`]
  expect(lines([])).toEqual(withheld)
  expect(lines([toReport(bob, 'valid')])).toEqual(withheld)
  expect(lines([toReport(alice, 'duplicate')])).toEqual(withheld)
  expect(lines([toReport(undefined, 'valid')])).toEqual(withheld)
})

test('behavior: without a signatureStore there is no check', () => {
  expect(checkSignatureStore({ chainId, reports: [], safe, safeTxHash, transaction })).toEqual([])
})
