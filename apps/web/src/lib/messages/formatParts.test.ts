import { expect, test } from 'vitest'
import { formatParts } from './formatParts.ts'

type Part = { value: number }

test('default: parts are placed where the message has them', () => {
  const parts = formatParts<Part>((mark) => `Replaced ${mark({ value: 1 })} with ${mark({ value: 2 })}.`)
  expect(parts).toEqual(['Replaced ', { value: 1 }, ' with ', { value: 2 }, '.'])
})

test('behavior: a language may order and repeat them', () => {
  const format = (mark: (part: Part) => string) => {
    const [first, second] = [mark({ value: 1 }), mark({ value: 2 })]
    return `${second} ← ${first} (${second})`
  }
  expect(formatParts(format)).toEqual([{ value: 2 }, ' ← ', { value: 1 }, ' (', { value: 2 }, ')'])
})

test('behavior: a message without parts is its text; an empty one has none', () => {
  expect(formatParts<Part>(() => 'Nothing')).toEqual(['Nothing'])
  expect(formatParts<Part>(() => '')).toEqual([])
})
