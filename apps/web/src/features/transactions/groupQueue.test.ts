import { expect, test } from 'vitest'
import { groupQueue } from './groupQueue.ts'
import { createEntry as entry } from './testEntry.ts'

test('default: lanes by nonce, in order, with the place of each', () => {
  const groups = groupQueue([entry(7, 'c'), entry(5, 'a'), entry(6, 'b'), entry(5, 'd')], 5n)
  expect(groups.map(({ nonce, place, entries }) => [nonce, place, entries.length])).toEqual([
    [5n, 'next', 2],
    [6n, 'later', 1],
    [7n, 'later', 1],
  ])
})

test('behavior: a nonce that nothing uses is named before what waits for it', () => {
  const groups = groupQueue([entry(5, 'a'), entry(9, 'b')], 5n)
  expect(groups.map(({ missingBefore }) => missingBefore)).toEqual([undefined, 6n])
  expect(groupQueue([entry(6, 'a')], 5n)[0]?.missingBefore).toBe(5n)
})

test('behavior: what the chain has passed is not waiting any more', () => {
  expect(groupQueue([entry(4, 'a')], 5n)).toEqual([])
})

test('behavior: without the chain nothing is next', () => {
  expect(groupQueue([entry(5, 'a'), entry(undefined, 'b')], undefined).map(({ place }) => place)).toEqual([
    'unknown',
    'unknown',
  ])
})
