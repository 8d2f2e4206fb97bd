import { encodeMultiSend } from '@countersign/protocol/decode'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import { createHashApproval, verifyOwn } from '@countersign/protocol/verify'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, dave, safe } from '../../../test/testReport.ts'
import { createTransaction } from '../transaction-builder/createTransaction.ts'
import { isApprovalOf } from './usePendingActions.ts'

const chainId = 31337
const version = '1.4.1'
const transaction = createTransaction({ to: dave, value: 1n, data: '0x' }, 5n)
const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction, version })
const { call } = createHashApproval({ chainId, safe, safeTxHash, transaction: verifyOwn(transaction), version })
const id = { address: safe, chainId, safeTxHash } as const

const owner = bob
const approval = createTransaction({ ...call, value: 0n }, 9n)

test('default: the call that the kernel makes for an owner', () => {
  expect(isApprovalOf({ owner, transaction: approval }, id)).toBe(true)
})

test('behavior: also among other calls of a batch, as long as it is the owner who runs it', () => {
  const payment = { data: '0x', operation: 0, to: dave, value: 1n } as const
  const data = encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes transactions)']),
    args: [encodeMultiSend([payment, { ...call, operation: 0, value: 0n }])],
  })
  const batch = { ...createTransaction({ data, to: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2', value: 0n }, 9n) }
  expect(isApprovalOf({ owner, transaction: { ...batch, operation: 1 } }, id)).toBe(true)
  // Called instead of delegatecalled, MultiSend itself would approve, which owns nothing.
  expect(isApprovalOf({ owner, transaction: batch }, id)).toBe(false)
})

test('behavior: not of another hash, not in another Safe, and not any other call', () => {
  expect(isApprovalOf({ owner, transaction: approval }, { ...id, safeTxHash: `0x${'12'.repeat(32)}` })).toBe(false)
  expect(isApprovalOf({ owner, transaction: approval }, { ...id, address: alice })).toBe(false)
  expect(isApprovalOf({ owner, transaction }, id)).toBe(false)
  expect(isApprovalOf({ owner, transaction: { ...approval, operation: 1 } }, id)).toBe(false)
})
