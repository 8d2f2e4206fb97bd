import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FaultWorld, runFaults, startFaultWorld } from './runFaults.ts'

let world: FaultWorld
beforeAll(async () => {
  world = await startFaultWorld()
})
afterAll(() => world.stop())

// A slice of `npm run test:faults`, so that what breaks at first sight is found by every run.
test.each([1, 2])(
  'behavior: the index equals one built from scratch (--seed %i)',
  async (seed) => {
    expect(await runFaults(world, seed)).toEqual([])
  },
  120_000,
)
