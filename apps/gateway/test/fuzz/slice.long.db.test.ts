import { expect, test } from 'vitest'
import { runFuzz } from './runFuzz.ts'

// A slice of `npm run test:fuzz`, so that a route which breaks at first sight is found by every run.
test('behavior: 100 requests of every kind break nothing', async () => {
  const { checked, faults, sent } = await runFuzz({ count: 100, seed: 7 })
  expect(faults).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(100)
  expect(checked).toBeGreaterThan(6)
}, 180_000)
