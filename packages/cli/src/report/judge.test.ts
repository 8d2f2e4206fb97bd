import { expect, test } from 'vitest'
import { type Finding, type JudgeOptions, judge } from './judge.ts'

const base = { code: 'X', id: 'T01', message: '' } as const

const cases: [expected: string, check: Finding, options?: JudgeOptions][] = [
  ['holds', { ...base, verdict: 'ok' }],
  ['fails', { ...base, verdict: 'block' }],
  ['fails', { ...base, verdict: 'block' }, { isOffline: true }],
  ['unknown', { ...base, verdict: 'unknown' }],
  ['holds', { ...base, verdict: 'unknown' }, { isOffline: true }],
  ['holds', { ...base, code: 'CHANGES_UNKNOWN', verdict: 'unknown' }],
  ['holds', { ...base, verdict: 'warn' }],
  ['fails', { ...base, verdict: 'warn' }, { isStrict: true }],
  ['fails', { ...base, actual: '2', claimed: '3', verdict: 'warn' }],
  ['holds', { ...base, actual: '0xAB', claimed: '0xab', verdict: 'warn' }],
  ['fails', { ...base, actual: 'x', claimed: 'x', code: 'NOT_AN_OWNER', verdict: 'warn' }],
  ['holds', { ...base, actual: '1', claimed: '5', code: 'MESSAGE_FOR_OTHER_CHAIN', verdict: 'warn' }],
]
test.each(cases)('default: %s, %o', (expected, check, options = {}) => {
  expect(judge(check, options)).toBe(expected)
})
