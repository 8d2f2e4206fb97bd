import { expect, test } from 'vitest'
import { alice, bob, carol, dave, erin } from '../../test/world.ts'
import { TransactionDetailsSchema } from '../wire/TransactionDetailsSchema.ts'
import { toClaimedTransaction } from './ClaimedTransaction.ts'

const ex = (value: string) => ({ value })
const hash = `0x${'ab'.repeat(32)}`
const signature = `0x${'cd'.repeat(65)}`
const info = {
  baseGas: '2',
  confirmations: [
    { signature, signer: ex(alice), submittedAt: 1 },
    { signer: ex(bob), submittedAt: 1 },
  ],
  confirmationsRequired: 2,
  gasPrice: '3',
  gasToken: carol,
  nonce: 7,
  refundReceiver: ex(dave),
  safeTxGas: '1',
  safeTxHash: hash,
  signers: [],
  submittedAt: 1,
  trusted: true,
  type: 'MULTISIG',
}
const details = {
  detailedExecutionInfo: info,
  safeAddress: alice,
  txData: { hexData: '0xabcd', operation: 1, to: ex(erin), value: '5' },
  txId: 'x',
  txInfo: { dataSize: '2', isCancellation: false, to: ex(erin), type: 'Custom' },
  txStatus: 'AWAITING_EXECUTION',
}
const toClaims = (overrides: object = {}) =>
  toClaimedTransaction(TransactionDetailsSchema.parse({ ...details, ...overrides }))

test('default: the claims inside of an answer', () => {
  expect(toClaims()).toEqual({
    confirmations: [
      { owner: alice, signature },
      { owner: bob, signature: null },
    ],
    confirmationsRequired: 2,
    isRejection: false,
    safe: alice,
    safeTxHash: hash,
    status: 'AWAITING_EXECUTION',
    transaction: {
      baseGas: 2n,
      data: '0xabcd',
      gasPrice: 3n,
      gasToken: carol,
      nonce: 7n,
      operation: 1,
      refundReceiver: dave,
      safeTxGas: 1n,
      to: erin,
      value: 5n,
    },
  })
})

test('behavior: what may be there as well', () => {
  const txData = { ...details.txData, trustedDelegateCallTarget: false }
  expect(toClaims({ detailedExecutionInfo: { ...info, proposer: ex(bob) }, txData })).toMatchObject({
    proposer: bob,
    trustedDelegateCallTarget: false,
  })
  expect(toClaims({ txInfo: { ...details.txInfo, isCancellation: true } })?.isRejection).toBe(true)
  const change = { dataDecoded: { method: 'x' }, settingsInfo: null, type: 'SettingsChange' }
  expect(toClaims({ txInfo: change })?.isRejection).toBe(false)
})

test('behavior: data and value that are left out are none', () => {
  expect(toClaims({ txData: { operation: 0, to: ex(erin) } })?.transaction).toMatchObject({ data: '0x', value: 0n })
})

test('behavior: other kinds are no multisig transactions', () => {
  expect(toClaims({ detailedExecutionInfo: { address: ex(alice), type: 'MODULE' } })).toBeUndefined()
  expect(toClaims({ detailedExecutionInfo: null })).toBeUndefined()
  expect(toClaims({ txData: null })).toBeUndefined()
})

test('behavior: of thousands of confirmations the first hundred are claims, and the cut is reported', () => {
  const confirmations = Array.from({ length: 5_000 }, () => ({ signature, signer: ex(alice), submittedAt: 1 }))
  const claims = toClaims({ detailedExecutionInfo: { ...info, confirmations } })
  expect(claims?.confirmations).toHaveLength(100)
  expect(claims?.areConfirmationsCut).toBe(true)
  expect(toClaims()?.areConfirmationsCut).toBeUndefined()
})
