import { expect, test } from 'vitest'
import { chooseSample, estimateMinutes } from './estimateSync.ts'

const first = { at: 1_000, block: 10_000 }

test('default: the remaining time follows from the speed so far', () => {
  expect(estimateMinutes({ first, last: { at: 61_000, block: 16_000 } }, 46_000)).toBe(5)
  expect(estimateMinutes({ first, last: { at: 21_000, block: 10_001 } }, 1_010_001)).toBe(333_334)
})

test('behavior: nothing is said of a silent index, too early, or close to the head', () => {
  expect(estimateMinutes({ first, last: { at: 61_000, block: 10_000 } }, 46_000)).toBeUndefined()
  expect(estimateMinutes({ first, last: { at: 2_000, block: 12_000 } }, 46_000)).toBeUndefined()
  expect(estimateMinutes({ first, last: { at: 61_000, block: 45_500 } }, 46_000)).toBeUndefined()
})

test('behavior: measured from the first sample, and anew after a reindex', () => {
  expect(chooseSample(undefined, first)).toEqual(first)
  expect(chooseSample(first, { at: 9_000, block: 11_000 })).toBe(first)
  expect(chooseSample(first, { at: 9_000, block: 5 })).toEqual({ at: 9_000, block: 5 })
})
