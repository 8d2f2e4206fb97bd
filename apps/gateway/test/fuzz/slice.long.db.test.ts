import { expect, test } from 'vitest'
import { runFuzz } from './runFuzz.ts'

// A small part of `npm run test:fuzz`, to find broken routes early.
test('behavior: 100 requests of every kind break nothing', async () => {
  const { checked, faults, sent } = await runFuzz({ count: 100, seed: 7 })
  expect(faults).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(100)
  expect(checked).toBeGreaterThan(6)
}, 180_000)
