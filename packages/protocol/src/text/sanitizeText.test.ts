import { expect, test } from 'vitest'
import { sanitizeText } from './sanitizeText.ts'

test('default: ordinary text stays as it is', () => {
  for (const text of ['USD Coin', 'Zürich Tresor', '東京', 'Ελλάδα', 'a-b_c.d (e)', '🦊 fox', 'é']) {
    expect(sanitizeText(text)).toBe(text)
  }
})

test('behavior: control, bidi and invisible characters are removed', () => {
  const hidden = [
    '\u0000',
    '\u0007',
    '\u001b',
    '\u007f',
    '\u0085',
    '\u00ad',
    '\u034f',
    '\u061c',
    '\u115f',
    '\u180e',
    '\u200b',
    '\u200c',
    '\u200d',
    '\u200e',
    '\u200f',
    '\u202a',
    '\u202e',
    '\u2060',
    '\u2066',
    '\u2069',
    '\u2800',
    '\u3164',
    '\ufeff',
    '\uffa0',
    '\ufff9',
    '\ufe0f',
    '\ue000',
    '\ud800',
    '\udfff',
    '\u{e0041}',
    '\u{10ffff}',
  ]
  for (const character of hidden) expect(sanitizeText(`US${character}DC`)).toBe('USDC')
})

test('behavior: any run of space is one space, none at the ends', () => {
  expect(sanitizeText('  a \t\n b\u2028\u2029\u3000\u00a0c\r\n')).toBe('a b c')
  expect(sanitizeText('a \u200b b')).toBe('a b')
  expect(sanitizeText('\u200b \u200b')).toBe('')
})

test('behavior: piled-up accents are cut to three', () => {
  expect(sanitizeText(`e${'\u0301'.repeat(3)}x`)).toBe(`e${'\u0301'.repeat(3)}x`)
  expect(sanitizeText(`e${'\u0301'.repeat(50)}x`)).toBe(`e${'\u0301'.repeat(3)}x`)
})

test('parameters: maxLength', () => {
  expect(sanitizeText('x'.repeat(200))).toBe('x'.repeat(200))
  expect(sanitizeText('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`)
  expect(sanitizeText('abcde', { maxLength: 5 })).toBe('abcde')
  expect(sanitizeText('abcdef', { maxLength: 5 })).toBe('abcd…')
  expect(sanitizeText('abc def', { maxLength: 5 })).toBe('abc…')
  expect(sanitizeText('🦊🦊🦊', { maxLength: 3 })).toBe('🦊🦊🦊')
  expect(sanitizeText('🦊🦊🦊🦊', { maxLength: 3 })).toBe('🦊🦊…')
})

test('behavior: what is hidden does not use up the length', () => {
  expect(sanitizeText(`${'\u200b'.repeat(30)}abc`, { maxLength: 3 })).toBe('abc')
})

test('behavior: of a huge text only the beginning is checked', () => {
  expect(sanitizeText(`${'\u200b'.repeat(48)}abc`, { maxLength: 3 })).toBe('')
  expect(sanitizeText(`${'\u200b'.repeat(45)}abc`, { maxLength: 3 })).toBe('abc')
  expect(sanitizeText(`${'\u200b'.repeat(46)}abc`, { maxLength: 3 })).toBe('ab')
})
