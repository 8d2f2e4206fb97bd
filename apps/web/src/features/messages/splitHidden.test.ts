import { expect, test } from 'vitest'
import { splitHidden } from './splitHidden.ts'

test('default: a text that hides nothing stays as it is', () => {
  const text = 'I agree.\n\tTwo lines, “quotes”, ελληνικά, 漢字, 🦭'
  expect(splitHidden(text)).toEqual([{ text }])
  expect(splitHidden('')).toEqual([])
})

test('behavior: what cannot be seen is named where it stands', () => {
  expect(splitHidden('pay \u202e001\u0000')).toEqual([
    { text: 'pay ' },
    { code: 'U+202E' },
    { text: '001' },
    { code: 'U+0000' },
  ])
  expect(splitHidden('\r\u200b\u{e0041}')).toEqual([{ code: 'U+000D' }, { code: 'U+200B' }, { code: 'U+E0041' }])
})
