import { expect, test } from 'vitest'
import { runFuzz } from './runFuzz.ts'

const count = Number(process.env.FUZZ_COUNT ?? 20_000)
/** Random, and logged so that a run can be repeated. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)

test(`behavior: ${count} requests of every kind break nothing (FUZZ_SEED=${seed})`, async () => {
  const { checked, faults, growth, sent, statuses } = await runFuzz({ count, seed })
  process.stdout.write(`${JSON.stringify({ checked, growth, seed, sent, statuses })}\n`)
  expect(faults).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(count)
  expect(checked).toBeGreaterThan(100)
  // Megabytes. Caches grow and garbage remains; a leak of a kilobyte per request would add 20.
  expect(growth).toBeLessThan(60)
})
