import { expect, test } from 'vitest'
import { mapInFlight } from './mapInFlight.ts'

const items = Array.from({ length: 1_234 }, (_, index) => index)

test('default: results are in the order of the items, some requests at a time', async () => {
  let open = 0
  let max = 0
  const answers = await mapInFlight(items, async (item) => {
    max = Math.max(max, ++open)
    // Not in the order in which they were asked.
    await new Promise((resolve) => setTimeout(resolve, (item * 7) % 5))
    open -= 1
    return item * 2
  })
  expect(answers).toEqual(items.map((item) => item * 2))
  expect(max).toBe(400)
})

test('behavior: no items, no requests', async () => {
  expect(await mapInFlight([], () => Promise.reject(new Error('nobody asked')))).toEqual([])
})

test('error: one failure is that of all', async () => {
  await expect(
    mapInFlight(items, async (item) => (item === 700 ? Promise.reject(new Error('no such block')) : item)),
  ).rejects.toThrow('no such block')
})
