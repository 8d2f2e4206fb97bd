import { expect, test } from 'vitest'
import { sortInSlices } from './sortInSlices.ts'

test('default: as `sort`, stable, with pauses', async () => {
  for (const count of [0, 1, 255, 256, 257, 1_000, 3_333]) {
    const items = Array.from({ length: count }, (_, index) => ({ index, key: (index * 7_919) % 97 }))
    const compare = (a: { key: number }, b: { key: number }) => a.key - b.key
    let pauses = 0
    const sorted = await sortInSlices(items, compare, () => {
      pauses += 1
      return undefined
    })
    expect(sorted).toEqual(items.toSorted(compare))
    expect(pauses).toBeGreaterThanOrEqual(Math.floor(count / 256))
  }
})
