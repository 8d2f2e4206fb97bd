import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultWorld, runFaults, startFaultWorld } from './runFaults.ts'

/** `npm run test:faults -- --seeds 200` runs so many, `--seed 17` repeats one, `--seed 17,23` these. */
const given = process.env.FAULT_SEED?.split(',').map(Number) ?? []
const [first = Date.now() % 1_000_000] = given
const count = Number(process.env.FAULT_SEEDS ?? 200)
const seeds =
  given.length > 0 && !process.env.FAULT_SEEDS ? given : Array.from({ length: count }, (_, index) => first + index)

let world: FaultWorld
beforeAll(async () => {
  world = await startFaultWorld()
})
afterAll(() => world.stop())

test.each(seeds)('behavior: the index equals one built from scratch (--seed %i)', async (seed) => {
  expect(await runFaults(world, seed)).toEqual([])
})
