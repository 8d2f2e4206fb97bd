import { createHashApproval, hashSafeTransaction, verifyOwn } from '@countersign/protocol'
import { expect, test } from 'vitest'
import { createTransaction } from '../../domain/drafting/createTransaction.ts'
import { alice, dave, safe } from '../../domain/report/testReport.ts'
import { isApprovalOf } from './isApprovalOf.ts'

const chainId = 31337
const version = '1.4.1'
const transaction = createTransaction({ to: dave, value: 1n, data: '0x' }, 5n)
const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction, version })
const { call } = createHashApproval({ chainId, safe, safeTxHash, transaction: verifyOwn(transaction), version })
const id = { address: safe, chainId, safeTxHash } as const

test('default: the call that the kernel makes for an owner', () => {
  expect(isApprovalOf(createTransaction({ ...call, value: 0n }, 9n), id)).toBe(true)
})

test('behavior: not of another hash, not in another Safe, and not any other call', () => {
  const approval = createTransaction({ ...call, value: 0n }, 9n)
  expect(isApprovalOf(approval, { ...id, safeTxHash: `0x${'12'.repeat(32)}` })).toBe(false)
  expect(isApprovalOf(approval, { ...id, address: alice })).toBe(false)
  expect(isApprovalOf(transaction, id)).toBe(false)
  expect(isApprovalOf({ ...approval, operation: 1 }, id)).toBe(false)
})
