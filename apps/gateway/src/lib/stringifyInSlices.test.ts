import { expect, test } from 'vitest'
import { stringifyInSlices } from './stringifyInSlices.ts'

const read = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test.each([
  [{}],
  [{ results: [] }],
  [{ count: 2, next: null, results: [{ a: '"ä€' }, 'b', [1]] }],
  [{ results: 'none' }],
  [[1, 2]],
])('default: %j reads as it was', async (value) => {
  expect(JSON.parse(read(await stringifyInSlices(value)))).toEqual(value)
})

test('behavior: other requests run while a large page is written, and an ordinary one is written at once', async () => {
  const order: string[] = []
  const createItem = (name: string, size: number) => ({
    toJSON() {
      order.push(name)
      return 'x'.repeat(size)
    },
  })
  const [large, ordinary] = [createItem('large', 150_000), createItem('ordinary', 1_000)]
  const writing = stringifyInSlices({ results: Array.from({ length: 20 }, () => large) })
  const writingOrdinary = stringifyInSlices({ results: Array.from({ length: 100 }, () => ordinary) })
  setTimeout(() => order.push('others'))
  expect(JSON.parse(read(await writing))).toEqual({ results: Array.from({ length: 20 }, () => 'x'.repeat(150_000)) })
  await writingOrdinary
  expect(order.lastIndexOf('ordinary')).toBeLessThan(order.indexOf('others'))
  expect(order.filter((name) => name === 'large')).toHaveLength(20)
  expect(order.at(-1)).toBe('large')
  expect(order).toContain('others')
})
