import { expect, test } from 'vitest'
import { withPauses } from './withPauses.ts'

test('default: a pause after each slice of work, and none before', async () => {
  let time = 0
  let pauses = 0
  const work = withPauses(
    async (cost: number) => {
      time += cost
      return cost
    },
    {
      now: () => time,
      pause: async () => {
        pauses += 1
      },
    },
  )
  const results: number[] = []
  for (let index = 0; index < 40; index += 1) results.push(await work(1))
  expect(results).toHaveLength(40)
  expect(pauses).toBe(2)
})
