import { verifyOwn } from '@countersign/protocol/verify'
import { expect, test } from 'vitest'
import { createEntry, createEntry as entry } from '../../../test/testEntry.ts'
import { alice, bob, testReport } from '../../../test/testReport.ts'
import { createTransaction } from '../../domain/transaction-builder/createTransaction.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import {
  groupQueue,
  listNonceGroupRows,
  listRun,
  listWaiting,
  type QueueGroup,
  type QueueListEntry,
} from './groupQueue.ts'

test('default: lanes by nonce, in order, with the place of each', () => {
  const groups = groupQueue([entry(7, 'c'), entry(5, 'a'), entry(6, 'b'), entry(5, 'd')], 5n)
  expect(groups.map(({ nonce, position, entries }) => [nonce, position, entries.length])).toEqual([
    [5n, 'next', 2],
    [6n, 'later', 1],
    [7n, 'later', 1],
  ])
})

test('behavior: a nonce that nothing uses is named before what waits for it', () => {
  const groups = groupQueue([entry(5, 'a'), entry(9, 'b')], 5n)
  expect(groups.map(({ missingBefore }) => missingBefore)).toEqual([undefined, 6n])
  expect(groupQueue([entry(6, 'a')], 5n)[0]?.missingBefore).toBe(5n)
})

test('behavior: what the chain has passed is not waiting any more', () => {
  expect(groupQueue([entry(4, 'a')], 5n)).toEqual([])
})

test('behavior: without the chain nothing is next', () => {
  expect(groupQueue([entry(5, 'a'), entry(undefined, 'b')], undefined).map(({ position }) => position)).toEqual([
    'unknown',
    'unknown',
  ])
})

function lane(nonce: bigint | undefined, hashes: readonly string[], missingBefore?: bigint): QueueGroup {
  return { entries: hashes.map((hash) => createEntry(undefined, hash)), missingBefore, nonce, position: 'later' }
}

test('default', () => {
  const rows = listNonceGroupRows([lane(5n, ['a']), lane(7n, ['b', 'c', 'd'], 6n)])
  expect(rows.map(({ entry, ...row }) => ({ hash: entry.safeTxHash, ...row }))).toEqual([
    { conflict: undefined, hash: 'a', isFirst: true, isLast: true, missingBefore: undefined },
    { conflict: 7n, hash: 'b', isFirst: true, isLast: false, missingBefore: 6n },
    { conflict: 7n, hash: 'c', isFirst: false, isLast: false, missingBefore: undefined },
    { conflict: 7n, hash: 'd', isFirst: false, isLast: true, missingBefore: undefined },
  ])
})

test('behavior: those without a nonce do not contend for it', () => {
  expect(listNonceGroupRows([lane(undefined, ['a', 'b'])]).map(({ conflict }) => conflict)).toEqual([
    undefined,
    undefined,
  ])
})

function createReport(nonce: bigint, overrides: Partial<Report> = {}): Report {
  const report = testReport([alice, bob], overrides)
  if (!report.transaction) throw new Error('The test report has no transaction.')
  return { ...report, transaction: verifyOwn({ ...report.transaction.value, nonce }) }
}

const createReady = (nonce: number, overrides: Partial<Report> = {}): QueueListEntry => ({
  ...createEntry(nonce, `0x${nonce}`),
  report: createReport(BigInt(nonce), overrides),
})

const list = (entries: readonly QueueListEntry[], nonce: bigint | undefined = 5n) =>
  listRun(groupQueue(entries, nonce), nonce).map(({ transaction }) => transaction?.value.nonce)

test('default: all that is fully signed, from the nonce of the Safe on', () => {
  expect(list([createReady(6), createReady(5), createReady(7)])).toEqual([5n, 6n, 7n])
})

test('behavior: it ends before a gap, and does not begin after one', () => {
  expect(list([createReady(5), createReady(6), createReady(8)])).toEqual([5n, 6n])
  expect(list([createReady(6), createReady(7)])).toEqual([])
})

test('behavior: it ends before what lacks a signature, fails a check, or was not verified just now', () => {
  const block = { id: 'T18', verdict: 'block', title: 'other hash' } as const
  expect(list([createReady(5), createReady(6, { progress: 'waiting' }), createReady(7)])).toEqual([5n])
  expect(list([createReady(5), createReady(6, { checks: [block] })])).toEqual([5n])
  expect(list([createReady(5), createReady(6, { isStale: true })])).toEqual([5n])
  expect(list([createReady(5), createEntry(6, '0x6')])).toEqual([5n])
})

test('behavior: where two want a nonce somebody chooses, even if one of them is only claimed', () => {
  expect(list([createReady(5), createReady(6), createEntry(6, '0xother')])).toEqual([5n])
})

test('behavior: nothing while the nonce of the Safe is not known', () => {
  expect(listRun(groupQueue([createReady(5)], undefined), undefined)).toEqual([])
})

const createVerified = (nonce: number, isGenuine = true) => {
  const safeTxHash = `0x${String(nonce).padStart(64, '0')}` as const
  const transaction = verifyOwn(createTransaction({ data: '0x', to: alice, value: 1n }, BigInt(nonce)))
  const hashes = verifyOwn({ domainHash: safeTxHash, messageHash: safeTxHash, safeTxHash })
  const report = testReport([], { hashes, transaction: isGenuine ? transaction : undefined })
  return { ...createEntry(nonce, safeTxHash), report }
}

test('default: what waits and was verified, and nothing else', () => {
  const hashes = listWaiting([createVerified(4), createVerified(5), createVerified(6), createVerified(7, false)], 5n)
  expect(hashes?.map((hash) => Number(hash.slice(-1)))).toEqual([5, 6])
  expect(listWaiting([], 5n)).toEqual([])
})

test('behavior: while something is not verified yet, or the nonce is not known, there is none', () => {
  expect(listWaiting([createVerified(5), createEntry(6, '0x06')], 5n)).toBeUndefined()
  expect(listWaiting([createVerified(5)], undefined)).toBeUndefined()
  const failed = { ...createEntry(6, '0x06'), error: new Error('not to be had') }
  expect(listWaiting([createVerified(5), failed], 5n)).toHaveLength(1)
})
