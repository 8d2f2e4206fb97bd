import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultWorld, runFaults, startFaultWorld } from './runFaults.ts'

/** `npm run test:faults -- --seeds 200` runs so many; `--seed 17` repeats one. */
const count = Number(process.env.FAULT_SEEDS ?? 200)
const first = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)
const seeds =
  process.env.FAULT_SEED && !process.env.FAULT_SEEDS
    ? [first]
    : Array.from({ length: count }, (_, index) => first + index)

let world: FaultWorld
beforeAll(async () => {
  world = await startFaultWorld()
})
afterAll(() => world.stop())

test.each(seeds)('behavior: the index equals one built from scratch (--seed %i)', async (seed) => {
  expect(await runFaults(world, seed)).toEqual([])
})
