import { expect, test } from 'vitest'
import { keepReadable } from './reportQuery.ts'
import { bob, testReport } from './testReport.ts'

const lost = testReport([], {
  state: undefined,
  transaction: undefined,
  checks: [{ id: 'T01', verdict: 'unknown', title: 'no node' }],
})

test('behavior: what was verified stays on screen while the chain does not answer, marked as stale', () => {
  const before = testReport([bob])
  expect(keepReadable(lost, before)).toEqual({ ...before, checks: lost.checks, isStale: true })
})

test('behavior: a fresh report replaces everything', () => {
  const fresh = testReport([])
  expect(keepReadable(fresh, testReport([bob], { isStale: true }))).toBe(fresh)
})

test('behavior: nothing before, nothing kept', () => {
  expect(keepReadable(lost, undefined)).toBe(lost)
})
