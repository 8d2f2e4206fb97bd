import { expect, test } from 'vitest'
import { isDeceptiveText } from './isDeceptiveText.ts'

test('default: ordinary symbols and names are honest', () => {
  const honest = [
    'USDC',
    'USD Coin',
    'wstETH',
    'Zürich',
    'рубль',
    'Ευρώ',
    '日本円',
    '',
    '0x',
    '🦊',
    'A & B (C)',
    'x'.repeat(1000),
  ]
  for (const text of honest) expect([text, isDeceptiveText(text)]).toEqual([text, false])
})

test('behavior: letters of another alphabet among Latin ones', () => {
  for (const text of ['USDС', 'UЅDC', 'ЕTH', 'ΕTH', 'wstЕТН', 'Ϝoo', 'aԱ'])
    expect([text, isDeceptiveText(text)]).toEqual([text, true])
})

test('behavior: text all of whose letters imitate Latin ones', () => {
  for (const text of ['ЕТН', 'ВТС', 'ΕΤΗ', 'ОР 1']) expect([text, isDeceptiveText(text)]).toEqual([text, true])
})

test('behavior: hidden and stylised characters', () => {
  for (const text of ['US\u200bDC', '\u202eCDSU', 'ＵＳＤＣ', '𝐔𝐒𝐃𝐂', 'US  DC', 'US\nDC']) {
    expect([text, isDeceptiveText(text)]).toEqual([text, true])
  }
  // Two ways to write the same letter are both honest.
  expect(isDeceptiveText('Zu\u0308rich')).toBe(false)
})

test('behavior: space around a name is honest, a text too long to be read is not', () => {
  expect(isDeceptiveText(' USDC ')).toBe(false)
  expect(isDeceptiveText('x'.repeat(1001))).toBe(true)
  expect(isDeceptiveText(`${'x'.repeat(999)} y`)).toBe(true)
})
