import { expect, test } from 'vitest'
import { stringifyInTurns } from './stringifyInTurns.ts'

const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test.each([
  [{}],
  [{ results: [] }],
  [{ count: 2, next: null, results: [{ a: '"ä€' }, 'b', [1]] }],
  [{ results: 'none' }],
  [[1, 2]],
])('default: %j reads as it was', async (value) => {
  expect(JSON.parse(read(await stringifyInTurns(value)))).toEqual(value)
})

test('behavior: others have their turn while a large page is written', async () => {
  const order: string[] = []
  const slow = {
    toJSON() {
      order.push('written')
      const end = performance.now() + 6
      while (performance.now() < end);
      return 1
    },
  }
  const writing = stringifyInTurns({ results: Array.from({ length: 20 }, () => slow) })
  setTimeout(() => order.push('others'))
  expect(JSON.parse(read(await writing))).toEqual({ results: Array.from({ length: 20 }, () => 1) })
  expect(order).toHaveLength(21)
  expect(order.at(-1)).toBe('written')
})
