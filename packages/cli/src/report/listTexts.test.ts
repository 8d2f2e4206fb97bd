import { expect, test } from 'vitest'
import { listTexts } from './listTexts.ts'

test('behavior: texts of an answer, as far as anybody looks', () => {
  expect(listTexts({ a: 'x', b: [1, { c: 'y' }], d: null })).toEqual(['x', '1', 'y'])
  expect(listTexts(Array.from({ length: 1_000 }, (_, index) => `${index}`))).toHaveLength(400)
})
