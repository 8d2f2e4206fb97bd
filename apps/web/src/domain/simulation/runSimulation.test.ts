import { verifyOwn } from '@countersign/protocol/verify'
import { expect, test } from 'vitest'
import { alice, bob, dave, testReport } from '../../../test/testReport.ts'
import { createTransaction } from '../transaction-builder/createTransaction.ts'
import { listNonceGroups } from './runSimulation.ts'

const report = (nonce: bigint, signers: Parameters<typeof testReport>[0] = []) =>
  testReport(signers, { transaction: verifyOwn(createTransaction({ data: '0x', to: dave, value: nonce }, nonce)) })
const list = (reports: Parameters<typeof listNonceGroups>[0]) =>
  listNonceGroups(reports, 5n).map(({ hasConflicts, transaction }) => [transaction.value.nonce, hasConflicts])

test('default: one for each nonce, in their order; what is used up and what was not verified is left out', () => {
  const reports = [report(7n), report(5n), report(4n), testReport([], { transaction: undefined })]
  expect(list(reports)).toEqual([
    [5n, false],
    [7n, false],
  ])
})

test('behavior: of several with one nonce that with the most signatures, whichever comes first', () => {
  const [few, many] = [report(6n, [alice]), report(6n, [alice, bob])]
  for (const reports of [
    [few, many],
    [many, few],
  ]) {
    expect(list(reports)).toEqual([[6n, true]])
    expect(listNonceGroups(reports, 5n)[0]?.report).toBe(many)
  }
})
