import { describeTransaction, encodeMultiSend } from '@countersign/protocol/decode'
import type { SafeTransaction } from '@countersign/protocol/hash'
import { type Address, encodeFunctionData, erc20Abi, parseAbi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob, carol, dave, safe, testParts } from '../../../test/testReport.ts'
import { findSetupAfter, listFlows, listMultiTokenFlows, type Setup } from './listChanges.ts'
import { listRecipients } from './useWarnings.ts'

const usdc = '0x18D105209982D86172a6270823e095fee297B0a4'
const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const safeAbi = parseAbi([
  'function addOwnerWithThreshold(address owner, uint256 threshold)',
  'function removeOwner(address prev, address owner, uint256 threshold)',
  'function swapOwner(address prev, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 threshold)',
  'function enableModule(address module)',
  'function disableModule(address prev, address module)',
  'function setGuard(address guard)',
  'function setModuleGuard(address guard)',
  'function setFallbackHandler(address handler)',
  'function migrateL2WithFallbackHandler()',
  'function multiSend(bytes transactions) payable',
])
const transfer = (amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [dave, amount] })

type Body = Pick<SafeTransaction, 'to' | 'value' | 'data' | 'operation'>

function describe(body: Partial<Body>) {
  return describeTransaction({
    safe,
    transaction: { to: dave, value: 0n, data: '0x', operation: 0, ...body },
    nativeCurrency: { symbol: 'ETH', decimals: 18 },
    findToken: (address) =>
      address.toLowerCase() === usdc.toLowerCase() ? { type: 'ERC20', symbol: 'USDC', decimals: 6 } : undefined,
  })
}

test('default: coin and token leave', () => {
  expect(listFlows(describe({ value: 7n }), safe)).toEqual([{ token: zeroAddress, out: 7n }])
  expect(listFlows(describe({ to: usdc, data: transfer(5n) }), safe)).toEqual([{ token: usdc, out: 5n }])
})

test('behavior: a batch is summed up by token', () => {
  const calls: Body[] = [
    { to: usdc, value: 0n, data: transfer(5n), operation: 0 },
    { to: usdc, value: 0n, data: transfer(6n), operation: 0 },
    { to: dave, value: 3n, data: '0x', operation: 0 },
  ]
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'multiSend', args: [encodeMultiSend(calls)] })
  expect(listFlows(describe({ to: multiSend, data, operation: 1, value: 99n }), safe)).toEqual([
    { token: usdc, out: 11n },
    { token: zeroAddress, out: 3n },
  ])
})

const multiAbi = parseAbi([
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] values, bytes data)',
])
const coupons = '0x3BefCF044AAfF132df71E5657B325905DBf322a2'
const send = (from: Address, to: Address, id: bigint, value: bigint): Body => ({
  to: coupons,
  value: 0n,
  data: encodeFunctionData({ abi: multiAbi, functionName: 'safeTransferFrom', args: [from, to, id, value, '0x'] }),
  operation: 0,
})

test('default: numbers of an ERC-1155 that leave, come in, or stay among others', () => {
  const list = (body: Body) => listMultiTokenFlows(describe(body), safe)
  expect(list(send(safe, dave, 7n, 2n))).toEqual([{ token: coupons, tokenId: 7n, out: 2n }])
  expect(list(send(dave, safe, 7n, 2n))).toEqual([{ token: coupons, tokenId: 7n, out: -2n }])
  expect(list(send(dave, bob, 7n, 2n))).toEqual([])
  expect(list(send(safe, safe, 7n, 2n))).toEqual([])
  expect(list({ ...send(safe, dave, 7n, 2n), operation: 1 })).toEqual([])
})

test('behavior: numbers are summed up over a batch, each by itself', () => {
  const several = encodeFunctionData({
    abi: multiAbi,
    functionName: 'safeBatchTransferFrom',
    args: [safe, dave, [7n, 8n], [1n, 5n], '0x'],
  })
  const calls = [send(safe, dave, 7n, 2n), { to: coupons, value: 0n, data: several, operation: 0 } as const]
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'multiSend', args: [encodeMultiSend(calls)] })
  expect(listMultiTokenFlows(describe({ to: multiSend, data, operation: 1 }), safe)).toEqual([
    { token: coupons, tokenId: 7n, out: 3n },
    { token: coupons, tokenId: 8n, out: 5n },
  ])
})

test('behavior: who gets them is a recipient like any other', () => {
  expect(listRecipients(describe(send(safe, dave, 7n, 2n)), safe)).toEqual([dave])
  expect(listRecipients(describe(send(dave, safe, 7n, 2n)), safe)).toEqual([])
})

test('behavior: value sent to itself comes back', () => {
  expect(listFlows(describe({ to: safe, value: 7n }), safe)).toEqual([])
})

const before = { ...testParts, owners: [alice, bob, carol] as const, threshold: 2 }
const change = (data: `0x${string}`) => findSetupAfter(describe({ to: safe, data }), safe, before)

test('default: owners and threshold after', () => {
  expect(change(encodeFunctionData({ abi: safeAbi, functionName: 'addOwnerWithThreshold', args: [dave, 3n] }))).toEqual(
    {
      ...before,
      owners: [dave, alice, bob, carol],
      threshold: 3,
    },
  )
  expect(change(encodeFunctionData({ abi: safeAbi, functionName: 'removeOwner', args: [alice, bob, 1n] }))).toEqual({
    ...before,
    owners: [alice, carol],
    threshold: 1,
  })
  expect(change(encodeFunctionData({ abi: safeAbi, functionName: 'swapOwner', args: [alice, bob, dave] }))).toEqual({
    ...before,
    owners: [alice, dave, carol],
    threshold: 2,
  })
  expect(change(encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [1n] }))).toEqual({
    ...before,
    threshold: 1,
  })
})

test('behavior: a batch of changes is followed step by step', () => {
  const calls = [
    encodeFunctionData({ abi: safeAbi, functionName: 'swapOwner', args: [alice, bob, dave] }),
    encodeFunctionData({ abi: safeAbi, functionName: 'removeOwner', args: [dave, carol, 1n] }),
  ].map((data): Body => ({ to: safe, value: 0n, data, operation: 0 }))
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'multiSend', args: [encodeMultiSend(calls)] })
  expect(findSetupAfter(describe({ to: multiSend, data, operation: 1 }), safe, before)).toEqual({
    ...before,
    owners: [alice, dave],
    threshold: 1,
  })
})

test('default: modules, guards and fallback handler after', () => {
  const withParts: Setup = { ...before, guard: bob, moduleGuard: bob, modules: [alice, bob] }
  const settle = (data: `0x${string}`) => findSetupAfter(describe({ to: safe, data }), safe, withParts)
  expect(settle(encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [dave] }))).toEqual({
    ...withParts,
    modules: [dave, alice, bob],
  })
  expect(settle(encodeFunctionData({ abi: safeAbi, functionName: 'disableModule', args: [alice, bob] }))).toEqual({
    ...withParts,
    modules: [alice],
  })
  for (const [functionName, part] of [
    ['setGuard', 'guard'],
    ['setModuleGuard', 'moduleGuard'],
    ['setFallbackHandler', 'fallbackHandler'],
  ] as const)
    for (const address of [dave, zeroAddress] as const)
      expect(settle(encodeFunctionData({ abi: safeAbi, functionName, args: [address] }))).toEqual({
        ...withParts,
        [part]: address,
      })
})

test('default: implementation and fallback handler after an official migration', () => {
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'migrateL2WithFallbackHandler' })
  const migration = '0x6439e7ABD8Bb915A5263094784C5CF561c4172AC'
  expect(findSetupAfter(describe({ to: migration, data, operation: 1 }), safe, before)).toEqual({
    ...before,
    fallbackHandler: '0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4',
    implementation: '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e',
  })
  // Called rather than delegatecalled, it does not affect the Safe.
  expect(findSetupAfter(describe({ to: migration, data }), safe, before)).toBeUndefined()
})

test('behavior: modules that are not known stay so', () => {
  const data = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [dave] })
  expect(findSetupAfter(describe({ to: safe, data }), safe, { ...before, modules: undefined })?.modules).toBeUndefined()
})

test('behavior: nothing else touches them', () => {
  expect(findSetupAfter(describe({ value: 1n }), safe, before)).toBeUndefined()
})
