import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { SignatureStoreEntry } from '../../domain/signature-store/signatureStore.ts'
import type { Call } from '../../domain/transaction-builder/createTransaction.ts'
import { addPreviousTransfer, digestCall, type ListSignedPartsParameters, listSignedParts } from './BatchTransfer.ts'

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const call: Call = { to: dave, value: 5n, data: '0x1234', operation: 1 }
const part = { from: 0, to: 3, digest: digestCall(call), reviewedAt: 100 }

const entry = (
  changed: Partial<SignatureStoreEntry> = {},
  transaction: Partial<SignatureStoreEntry['transaction']> = {},
): SignatureStoreEntry => ({
  chainId: 31337,
  safe,
  version: '1.4.1',
  safeTxHash: `0x${'1'.repeat(64)}`,
  transaction: {
    to: dave,
    value: '5',
    data: '0x1234',
    operation: 1,
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce: '7',
    ...transaction,
  },
  signer: dave,
  signature: '0x',
  signedAt: 200,
  isDelivered: true,
  ...changed,
})
const signed = (parameters: Partial<ListSignedPartsParameters>) =>
  listSignedParts({ parts: [part], signatureStore: [entry()], chainId: 31337, safe, ...parameters })

test('default: a part whose call was signed, whatever its nonce was then', () => {
  expect(signed({})).toEqual([part])
  expect(signed({ signatureStore: [entry({}, { nonce: '9' })] })).toEqual([part])
})

test.each([
  ['nothing is signed', []],
  ['it was signed before it was reviewed: the same rows of last month', [entry({ signedAt: 99 })]],
  ['another Safe signed it', [entry({ safe: dave })]],
  ['another chain', [entry({ chainId: 1 })]],
  ['another call', [entry({}, { value: '6' })]],
  ['as a plain call', [entry({}, { operation: 0 })]],
])('behavior: not while %s', (_, signatureStore) => {
  expect(signed({ signatureStore })).toEqual([])
})

test('behavior: of runs that are done the last two stay', () => {
  const run = (signedAt: number) => ({ signedAt, text: '', count: 1 })
  expect(addPreviousTransfer([run(2), run(1)], run(3))).toEqual([run(3), run(2)])
})
