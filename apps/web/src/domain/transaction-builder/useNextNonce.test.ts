import { expect, test } from 'vitest'
import { alice, testReport } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { checkNonce, findNextNonce, sortByBacking } from './useNextNonce.ts'

const t = createCatalogue('transactionBuilder')

test.each([
  [5n, [], 5n],
  [5n, [5n, 6n], 7n],
  [5n, [3n], 5n],
  [5n, [5n, 9n], 10n],
])('default: Safe at %s, known %o', (nonce, known, next) => {
  expect(findNextNonce(nonce, { backed: known, signed: [], unbacked: [] })).toBe(next)
  expect(findNextNonce(nonce, { backed: [], signed: known, unbacked: [] })).toBe(next)
})

test('behavior: what nobody signed is stepped over, and followed across no gap', () => {
  expect(findNextNonce(5n, { backed: [5n], signed: [], unbacked: [6n, 7n, 1_000_000n] })).toBe(8n)
  expect(findNextNonce(5n, { backed: [], signed: [], unbacked: [1_000_000n] })).toBe(5n)
})

test('default: proposals by whether an owner stands behind them', () => {
  const madeUp = testReport([], { checks: [{ code: 'SUPPORTED_BY_NOBODY', id: 'T77', title: '', verdict: 'warn' }] })
  expect(sortByBacking([testReport([alice]), undefined])).toEqual({ backed: [5n], unbacked: [] })
  expect(sortByBacking([madeUp])).toEqual({ backed: [], unbacked: [5n] })
})

test.each([
  ['', { value: 24n }],
  [' 21 ', { value: 21n }],
  ['20', { value: 20n }],
  ['19', { error: t('nonceUsed', { nonce: String(20n) }) }],
  ['1.5', { error: t('nonceWrong') }],
  ['-1', { error: t('nonceWrong') }],
])('default: “%s”', (text, expected) => {
  expect(checkNonce({ text, safeNonce: 20n, next: 24n })).toEqual(expected)
})
