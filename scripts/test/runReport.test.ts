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

test('behavior: the marked part of a page is replaced, however often', () => {
  const run = { commit: 'abc1234', date: '18 November 2026', machine: 'two cores', results, seconds: 200 }
  const page = recordRun('before\n<!-- test:all -->\nold\n<!-- /test:all -->\nafter\n', run)
  expect(page).toBe(`before
<!-- test:all -->
18 November 2026, commit \`abc1234\`, two cores: 200 s.

| stage | result | passed | failed | seconds |
|---|---|--:|--:|--:|
| check | passed |  |  | 82 |
| e2e | FLAKY | 170 | 0 | 160 |
| all | FAILED | 170 | 0 | 242 |

Passed only on the second try: e2e/send.e2e.test.ts
<!-- /test:all -->
after
`)
  expect(recordRun(page, run)).toBe(page)
})

test('error: a page without the marks', () => {
  const run = { commit: '', date: '', machine: '', results, seconds: 0 }
  expect(() => recordRun('nothing', run)).toThrow('no part between')
})
