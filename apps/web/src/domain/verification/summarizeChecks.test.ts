import { expect, test } from 'vitest'
import type { Check } from './createCheckRegistry.ts'
import { summarizeChecks } from './summarizeChecks.ts'

const checks = (...verdicts: Check['verdict'][]): Check[] =>
  verdicts.map((verdict) => ({ id: 'T', verdict, title: '' }))

test.each([
  [checks('ok', 'ok'), 'ok', '2 checks passed'],
  [checks('ok'), 'ok', '1 check passed'],
  [checks('ok', 'unknown'), 'caution', '1 not checked · 1 check passed'],
  [checks('warn', 'ok'), 'caution', '1 to review · 1 check passed'],
  [checks('block', 'ok', 'ok'), 'stop', '1 check failed · 2 checks passed'],
  [checks(), 'plain', 'No checks yet'],
])('default: %o', (list, tone, text) => {
  expect(summarizeChecks(list)).toEqual({ tone, text })
})
