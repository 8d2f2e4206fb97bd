import { type Address, encodeFunctionData, type Hex, keccak256, parseAbi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, carol, createTransaction, dave, getDeployment, safe } from '../../test/world.ts'
import { type Call, encodeMultiSend } from '../decode/decodeMultiSend.ts'
import { encodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { listNestedActions } from './listNestedActions.ts'

const abi = parseAbi([
  'function approveHash(bytes32 hash)',
  'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)',
  'function multiSend(bytes transactions)',
])
const inner = createTransaction({ baseGas: 2n, data: '0xabcd', gasToken: bob, safeTxGas: 1n, value: 4n })
const one = keccak256('0x01')
const two = keccak256('0x02')
const multiSend = getDeployment('MultiSendCallOnly').address

const approve = (to: Address, hash: Hex): Call => ({
  data: encodeFunctionData({ abi, args: [hash], functionName: 'approveHash' }),
  operation: 0,
  to,
  value: 0n,
})
const execute = (to: Address, transaction = inner): Call => ({
  data: encodeExecTransaction({ signatures: '0xab', transaction }),
  operation: 0,
  to,
  value: 0n,
})
const batch = (calls: readonly Call[], operation: 0 | 1 = 1): Call => ({
  data: encodeFunctionData({ abi, args: [encodeMultiSend(calls)], functionName: 'multiSend' }),
  operation,
  to: multiSend,
  value: 0n,
})
const list = (transaction: Call) => listNestedActions({ safe, transaction })

test('default: an approval or an execution for another Safe', () => {
  expect(list(approve(alice, one))).toEqual([{ by: safe, innerHash: one, innerSafe: alice, kind: 'approve' }])
  const { nonce, ...transaction } = inner
  expect(nonce).toBe(7n)
  expect(list(execute(alice))).toEqual([
    { by: safe, innerSafe: alice, kind: 'execute', signatures: '0xab', transaction },
  ])
  expect(list(execute(alice, { ...inner, operation: 1 }))).toMatchObject([{ transaction: { operation: 1 } }])
})

test('behavior: wherever they stand in a batch, in batches within it, in the order in which they run', () => {
  const payment: Call = { data: '0x', operation: 0, to: carol, value: 1n }
  const inBatch = batch([payment, approve(alice, one), batch([execute(bob), approve(carol, two)]), approve(alice, two)])
  expect(list(inBatch)).toMatchObject([
    { by: safe, innerHash: one, innerSafe: alice, kind: 'approve' },
    { by: safe, innerSafe: bob, kind: 'execute' },
    { by: safe, innerHash: two, innerSafe: carol, kind: 'approve' },
    { by: safe, innerHash: two, innerSafe: alice, kind: 'approve' },
  ])
})

test('behavior: the caller is the sender', () => {
  // A called (not delegatecalled) batch acts as itself; a module's Safe is yet another account.
  expect(list(batch([approve(alice, one)], 0))).toMatchObject([{ by: multiSend, innerSafe: alice }])
  const { data, operation, to, value } = approve(alice, one)
  const throughModule = encodeFunctionData({
    abi,
    args: [to, value, data, operation],
    functionName: 'execTransactionFromModule',
  })
  expect(list({ data: throughModule, operation: 0, to: dave, value: 0n })).toMatchObject([
    { by: dave, innerHash: one, innerSafe: alice },
  ])
  expect(list(batch([approve(zeroAddress, one)]))).toMatchObject([{ by: safe, innerSafe: safe }])
})

test('behavior: what an inner execution does belongs to the inner transaction', () => {
  const further = createTransaction({ ...approve(carol, one), nonce: 1n })
  expect(list(execute(alice, further))).toMatchObject([{ innerSafe: alice, kind: 'execute' }])
})

test('behavior: anything else is none', () => {
  const others: Call[] = [
    createTransaction(),
    createTransaction({ data: '0xdeadbeef' }),
    { ...approve(alice, one), operation: 1 },
    { ...execute(alice), operation: 1 },
    // An invalid operation, which only external bytes can contain.
    execute(alice, { ...inner, operation: 2 as 0 }),
    batch([createTransaction({ data: '0xdeadbeef' })]),
  ]
  for (const transaction of others) expect(list(transaction)).toEqual([])
})
