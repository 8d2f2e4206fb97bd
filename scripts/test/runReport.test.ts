import { expect, test } from 'vitest'
import { formatTable, recordRun, type StageResult } from './runReport.mjs'

const results: StageResult[] = [
  { failed: 0, flaky: [], name: 'check', passed: 0, seconds: 81.6, status: 'passed' },
  { failed: 0, flaky: ['e2e/send.e2e.test.ts'], name: 'e2e', passed: 170, seconds: 160, status: 'FLAKY' },
]

test('default: a row per stage and the sum', () => {
  expect(formatTable(results)).toBe(
    [
      'stage  result  passed  failed  seconds',
      'check  passed                       82',
      'e2e    FLAKY      170       0      160',
      'all    FAILED     170       0      242',
    ].join('\n'),
  )
})

test('behavior: rows of the recorded stages are replaced, others stay', () => {
  const run = { commit: 'abc1234', date: '18 November 2026', machine: 'two cores', results }
  const page = recordRun('before\n<!-- test:all -->\nNot recorded yet.\n<!-- /test:all -->\nafter\n', run)
  expect(page).toBe(`before
<!-- test:all -->
| stage | result | passed | failed | seconds | date | commit | machine |
|---|---|--:|--:|--:|---|---|---|
| check | passed |  |  | 82 | 18 November 2026 | \`abc1234\` | two cores |
| e2e | FLAKY: e2e/send.e2e.test.ts | 170 | 0 | 160 | 18 November 2026 | \`abc1234\` | two cores |
<!-- /test:all -->
after
`)
  expect(recordRun(page, run)).toBe(page)
  const check = { failed: 0, flaky: [], name: 'check', passed: 0, seconds: 70, status: 'passed' as const }
  const later = recordRun(page, { ...run, commit: 'def5678', date: '19 November 2026', results: [check] })
  expect(later).toContain('| check | passed |  |  | 70 | 19 November 2026 | `def5678` | two cores |')
  expect(later).toContain('| e2e | FLAKY: e2e/send.e2e.test.ts | 170 | 0 | 160 | 18 November 2026 | `abc1234` |')
})

test('error: a page without the marks', () => {
  const run = { commit: '', date: '', machine: '', results }
  expect(() => recordRun('nothing', run)).toThrow('no part between')
})
