import { expect, test } from 'vitest'
import { runFuzz } from './runFuzz.ts'

const count = Number(process.env.FUZZ_COUNT ?? 20_000)
/** Another one each time, told so that a run can be repeated. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)

test(`behavior: ${count} requests of every kind break nothing (FUZZ_SEED=${seed})`, async () => {
  const { checked, faults, growth, sent, statuses } = await runFuzz({ count, seed })
  process.stdout.write(`${JSON.stringify({ checked, growth, seed, sent, statuses })}\n`)
  expect(faults).toEqual([])
  expect(sent).toBeGreaterThanOrEqual(count)
  expect(checked).toBeGreaterThan(100)
  // Caches fill and the collector is lazy; a leak of a kilobyte per request would be 20 MB more.
  expect(growth).toBeLessThan(60)
})
