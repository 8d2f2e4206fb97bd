import { isVerified } from '@countersign/protocol/verify'
import { expect, test } from 'vitest'
import { bob, testReport } from '../../../test/testReport.ts'
import { isIncomplete, storePayload } from './reportQuery.ts'

const lost = testReport([], {
  state: undefined,
  transaction: undefined,
  checks: [{ id: 'T01', verdict: 'unknown', title: 'no node' }],
})

test('behavior: what was verified stays on screen while the chain does not answer, marked as stale', () => {
  const before = testReport([bob])
  expect(storePayload(lost, before)).toEqual({ ...before, checks: lost.checks, isStale: true })
})

test('behavior: a fresh report replaces everything but the payload, which stays the very value that was shown', () => {
  const fresh = testReport([])
  const before = testReport([bob], { isStale: true })
  const stored = storePayload(fresh, before)
  expect(stored).toEqual(fresh)
  expect(stored.transaction).toBe(before.transaction)
  expect(isVerified(stored.transaction)).toBe(true)
})

test('behavior: what fails its checks now is not kept because it passed them before', () => {
  const failed = testReport([], { transaction: undefined })
  expect(storePayload(failed, testReport([])).transaction).toBeUndefined()
})

test('behavior: nothing before, nothing kept', () => {
  expect(storePayload(lost, undefined)).toBe(lost)
})

test('behavior: what was made without the chain or without the service is made again', () => {
  expect(isIncomplete(testReport([bob]))).toBe(false)
  expect(isIncomplete(testReport([bob], { state: undefined }))).toBe(true)
  expect(isIncomplete(testReport([bob], { isStale: true }))).toBe(true)
  expect(isIncomplete(testReport([bob], { serviceError: new Error('down') }))).toBe(true)
})
