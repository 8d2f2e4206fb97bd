import { verifyOwn } from '@countersign/protocol/verify'
import { expect, test } from 'vitest'
import type { Report } from '../../domain/transactions/Report.ts'
import { alice, bob, testReport } from '../../domain/transactions/testReport.ts'
import { groupQueue, type QueueEntry } from './groupQueue.ts'
import { listRun } from './listRun.ts'
import { createEntry } from './testEntry.ts'

function createReport(nonce: bigint, overrides: Partial<Report> = {}): Report {
  const report = testReport([alice, bob], overrides)
  if (!report.transaction) throw new Error('The test report has no transaction.')
  return { ...report, transaction: verifyOwn({ ...report.transaction.value, nonce }) }
}

const createReady = (nonce: number, overrides: Partial<Report> = {}): QueueEntry => ({
  ...createEntry(nonce, `0x${nonce}`),
  report: createReport(BigInt(nonce), overrides),
})

const list = (entries: readonly QueueEntry[], nonce: bigint | undefined = 5n) =>
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
