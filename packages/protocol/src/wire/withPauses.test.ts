import { expect, test } from 'vitest'
import { z } from 'zod'
import { createPausingSchema, withPauses } from './withPauses.ts'

/** A clock that only work moves, and a pause that is counted. */
function setup() {
  const world = { pauses: 0, time: 0 }
  const work = withPauses(
    async (cost: number) => {
      world.time += cost
      return cost
    },
    {
      now: () => world.time,
      pause: async () => {
        world.pauses += 1
      },
    },
  )
  return { work, world }
}

test('default: a pause after each slice of work, and none before', async () => {
  const { work, world } = setup()
  const results: number[] = []
  for (let index = 0; index < 40; index += 1) results.push(await work(1))
  expect(results).toHaveLength(40)
  expect(world.pauses).toBe(2)
})

test('behavior: concurrent calls run one after the other', async () => {
  const { work, world } = setup()
  const costs = Array.from({ length: 10 }, (_, index) => 20 + index)
  expect(await Promise.all(costs.map(work))).toEqual(costs)
  expect(world.pauses).toBeGreaterThanOrEqual(costs.length - 3)
})

test('behavior: what fails does not stop those behind it', async () => {
  const work = withPauses((value: number) => {
    if (value === 0) throw new RangeError('zero')
    return value
  })
  const [failed, ...others] = await Promise.allSettled([0, 1, 2].map(work))
  expect(failed).toMatchObject({ status: 'rejected', reason: expect.any(RangeError) })
  expect(others).toEqual([1, 2].map((value) => ({ status: 'fulfilled', value })))
})

test('behavior: a pausing schema makes and refuses what the schema does', async () => {
  const item = z.object({ count: z.number().default(1), name: z.string().transform((name) => name.trim()) })
  const [plain, pausing] = [z.object({ list: z.array(item) }), z.object({ list: z.array(createPausingSchema(item)) })]
  const good = {
    list: [
      { name: ' a ', other: true },
      { count: 3, name: 'b' },
    ],
  }
  expect(await pausing.parseAsync(good)).toEqual(plain.parse(good))
  for (const list of [[{ name: 'a' }, { name: 4 }], [null, { count: 'x', name: 'a' }], undefined, {}]) {
    const refused = await pausing.safeParseAsync({ list })
    expect(refused.success).toBe(false)
    expect(refused.error?.issues).toEqual(plain.safeParse({ list }).error?.issues)
  }
})
