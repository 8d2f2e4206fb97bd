import { expect, test } from 'vitest'
import { testConfirmation, testRecord } from '../../../test/testRecord.ts'
import type { TransactionRecord } from '../../domain/signature-store/ConfirmationsSchema.ts'
import type { Call } from '../../domain/transaction-builder/createTransaction.ts'
import { addPreviousTransfer, digestCall, type ListSignedPartsParameters, listSignedParts } from './BatchTransfer.ts'

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const call: Call = { to: dave, value: 5n, data: '0x1234', operation: 1 }
const part = { from: 0, to: 3, digest: digestCall(call), reviewedAt: 100 }

const record = (
  changed: Partial<TransactionRecord> = {},
  transaction: Partial<TransactionRecord['transaction']> = {},
): TransactionRecord => {
  const of = testRecord(7)
  const signed = { ...of.transaction, to: dave, value: '5', data: '0x1234', operation: 1, ...transaction } as const
  return { ...of, confirmations: [testConfirmation({ signedAt: 200 })], transaction: signed, ...changed }
}
const signed = (parameters: Partial<ListSignedPartsParameters>) =>
  listSignedParts({ parts: [part], records: [record()], safe: { chainId: 31337, address: safe }, ...parameters })

test('default: a part whose call was signed, whatever its nonce was then', () => {
  expect(signed({})).toEqual([part])
  expect(signed({ records: [record({}, { nonce: '9' })] })).toEqual([part])
})

test.each([
  ['nothing is signed', []],
  [
    'it was signed before it was reviewed: the same rows of last month',
    [record({ confirmations: [testConfirmation({ signedAt: 99 })] })],
  ],
  ['another Safe signed it', [record({ safe: dave })]],
  ['another chain', [record({ chainId: 1 })]],
  ['another call', [record({}, { value: '6' })]],
  ['as a plain call', [record({}, { operation: 0 })]],
])('behavior: not while %s', (_, records) => {
  expect(signed({ records })).toEqual([])
})

test('behavior: of runs that are done the last two stay', () => {
  const run = (signedAt: number) => ({ signedAt, text: '', count: 1 })
  expect(addPreviousTransfer([run(2), run(1)], run(3))).toEqual([run(3), run(2)])
})
