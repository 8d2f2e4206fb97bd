import { expect, test } from 'vitest'
import { englishSentences } from './englishSentences.ts'
import { createSentence, fillTemplate, formatAmount, toCode, toPlainText } from './Sentence.ts'

test('default: parts and plain text', () => {
  const count = { type: 'count', value: 3n } as const
  expect(createSentence('batch', { count })).toEqual({
    id: 'batch',
    values: { count },
    parts: [{ type: 'text', text: 'Run a batch of ' }, count, { type: 'text', text: ' calls' }],
    text: 'Run a batch of 3 calls',
  })
  expect(createSentence('deleteGuard')).toEqual({
    id: 'deleteGuard',
    values: {},
    parts: [{ type: 'text', text: 'Remove the guard' }],
    text: 'Remove the guard',
  })
})

test('behavior: a missing value stays visible', () => {
  expect(createSentence('batch').text).toBe('Run a batch of {count, number} calls')
  expect(fillTemplate('{a}{b}', { b: { type: 'code', text: 'x' } })).toEqual([
    { type: 'text', text: '{a}' },
    { type: 'code', text: 'x' },
  ])
})

test('behavior: amounts without symbol or decimals', () => {
  expect(toPlainText({ type: 'amount', value: 5n })).toBe('5 wei')
  expect(toPlainText({ type: 'amount', value: 5n, decimals: 1 })).toBe('0.5 of token native')
})

test('behavior: code from outside is made harmless and short', () => {
  expect(toCode('a\u202eb')).toEqual({ type: 'code', text: 'ab' })
  expect(toCode('x'.repeat(101))).toEqual({ type: 'code', text: `${'x'.repeat(99)}…` })
})

test('behavior: every sentence begins with a capital letter and ends without a full stop', () => {
  for (const template of Object.values(englishSentences)) expect(template).toMatch(/^[A-Z].*[^.]$/)
})

test('default: amounts with every digit', () => {
  const cases: [bigint, number, string][] = [
    [0n, 18, '0'],
    [1n, 18, '0.000000000000000001'],
    [2_500_000_000n, 6, '2,500'],
    [1_234_567_891n, 0, '1,234,567,891'],
    [999n, 0, '999'],
    [1000n, 0, '1,000'],
    [1_234_567_800n, 3, '1,234,567.8'],
    [1_234_567n, 7, '0.1234567'],
  ]
  for (const [value, decimals, text] of cases) expect(formatAmount({ decimals, value })).toBe(text)
})
