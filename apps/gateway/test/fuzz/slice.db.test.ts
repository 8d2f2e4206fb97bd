import { expect, test } from 'vitest'
import { runFuzz } from './runFuzz.ts'

// A slice of `npm run test:fuzz`, so that a route which breaks at first sight is found by every run.
test('behavior: 300 requests of every kind break nothing', async () => {
  const { checked, faults, sent } = await runFuzz({ count: 300, seed: 7 })
  expect(faults).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(300)
  expect(checked).toBeGreaterThan(20)
}, 180_000)
