import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultWorld, runFaults, startFaultWorld } from './runFaults.ts'

/** `npm run test:faults -- --seeds 200` runs that many, `--seed 17` repeats one, `--seed 17,23` several. */
const given = process.env.FAULT_SEED?.split(',').map(Number) ?? []
const [first = Date.now() % 1_000_000] = given
const count = Number(process.env.FAULT_SEEDS ?? 200)
const seeds =
  given.length > 0 && !process.env.FAULT_SEEDS ? given : Array.from({ length: count }, (_, index) => first + index)

/** Concurrent seeds, each on its own chain: most of a seed is waiting. */
const worlds: FaultWorld[] = []
const free: FaultWorld[] = []
const waiting: ((world: FaultWorld) => void)[] = []
beforeAll(async () => {
  for (let count = 0; count < Math.min(2, seeds.length); count++) worlds.push(await startFaultWorld())
  free.push(...worlds)
})
afterAll(async () => {
  for (const world of worlds) await world.stop()
})

async function withWorld<result>(work: (world: FaultWorld) => Promise<result>): Promise<result> {
  const world = free.pop() ?? (await new Promise<FaultWorld>((resolve) => waiting.push(resolve)))
  try {
    return await work(world)
  } finally {
    const next = waiting.shift()
    if (next) next(world)
    else free.push(world)
  }
}

test.concurrent.each(seeds)(
  'behavior: the index equals one built from scratch, and so does a rebuilt one (--seed %i)',
  async (seed) => {
    expect(await withWorld((world) => runFaults(world, seed))).toEqual([])
  },
)
