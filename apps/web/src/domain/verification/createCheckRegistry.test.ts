import { expect, test } from 'vitest'
import { type Check, createCheckRegistry, worstVerdict } from './createCheckRegistry.ts'

const check = (verdict: Check['verdict']): Check => ({ id: 'T01', verdict, title: verdict })

test('default: worst first, each source replaced by its newest report', () => {
  const book = createCheckRegistry()
  book.report('a', [check('ok'), check('unverified'), check('unknown')])
  book.report('b', [check('block'), check('warn')])
  expect(book.get().map(({ verdict }) => verdict)).toEqual(['block', 'warn', 'unknown', 'unverified', 'ok'])
  book.report('b', [])
  expect(book.get().map(({ verdict }) => verdict)).toEqual(['unknown', 'unverified', 'ok'])
})

test('behavior: listeners are told of changes and not of nothing', () => {
  const book = createCheckRegistry()
  let reported = 0
  book.subscribe(() => reported++)
  book.report('a', [])
  book.report('a', [check('ok')])
  expect(reported).toBe(1)
})

test('behavior: no check is not a passed check', () => {
  expect(worstVerdict([])).toBe('unknown')
  expect(worstVerdict([check('ok'), check('warn')])).toBe('warn')
})
