import { expect, test } from 'vitest'
import { chooseRange, createRangeSize } from './createRangeSize.ts'

const few = { events: 0, milliseconds: 10 }

test('default: doubles when quick, halves when slow or refused, within its limits', () => {
  const size = createRangeSize({ initial: 100, largest: 300 })
  size.succeed({ ...few, blocks: 100 })
  expect(size.current()).toBe(200)
  size.succeed({ ...few, blocks: 200 })
  expect(size.current()).toBe(300)
  size.succeed({ blocks: 300, events: 0, milliseconds: 3_000 })
  expect(size.current()).toBe(300)
  size.succeed({ blocks: 300, events: 0, milliseconds: 9_000 })
  expect(size.current()).toBe(150)
  size.shrink(20)
  expect(size.current()).toBe(10)
  for (let count = 0; count < 20; count++) size.shrink(size.current())
  expect(size.current()).toBe(1)
})

test('behavior: a range with many events does not grow however quick it is, and one with very many is halved', () => {
  const size = createRangeSize({ initial: 100 })
  size.succeed({ blocks: 100, events: 4_000, milliseconds: 10 })
  expect(size.current()).toBe(100)
  size.succeed({ blocks: 100, events: 8_001, milliseconds: 10 })
  expect(size.current()).toBe(50)
})

test('behavior: results of ranges of an earlier size are not counted twice', () => {
  const size = createRangeSize({ initial: 100 })
  for (let count = 0; count < 3; count++) size.succeed({ ...few, blocks: 100 })
  expect(size.current()).toBe(200)
  for (let count = 0; count < 3; count++) size.succeed({ blocks: 200, events: 0, milliseconds: 9_000 })
  expect(size.current()).toBe(100)
})

const read = { isCareful: false, isSkipped: false }

test.each([
  ['without a suspect', undefined, { ...read, to: 104 }],
  ['behind the suspect', { from: 1, times: 9, to: 4 }, { ...read, to: 104 }],
  ['before the suspect', { from: 50, times: 9, to: 50 }, { ...read, to: 49 }],
  ['a range that crashed once', { from: 5, times: 1, to: 104 }, { ...read, to: 5 }],
  ['a block that crashed once', { from: 5, times: 1, to: 5 }, { ...read, to: 5 }],
  ['a block that crashed twice', { from: 5, times: 2, to: 5 }, { ...read, isSkipped: true, to: 5 }],
  ['a range without memory', { from: 5, isOutOfMemory: true, times: 9, to: 104 }, { ...read, to: 29 }],
  [
    'a block without memory',
    { from: 5, isOutOfMemory: true, times: 9, to: 5 },
    { ...read, isCareful: 'transactions', to: 5 },
  ],
])('behavior: chooses the next range: %s', (_what, suspect, expected) => {
  expect(chooseRange({ from: 5, size: 100, suspect, until: 1_000 })).toEqual(expected)
})
