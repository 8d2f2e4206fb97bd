import { expect, test } from 'vitest'
import { runChainFuzz } from './runChainFuzz.ts'

const count = Number(process.env.FUZZ_LOGS ?? 5_000)
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)

test(`behavior: ${count} hostile logs, traces and tokens stop and hide nothing (FUZZ_SEED=${seed})`, async () => {
  const { faults, growth, logs, unread } = await runChainFuzz({ count, seed })
  process.stdout.write(`${JSON.stringify({ growth, logs, seed, unread })}\n`)
  expect(faults).toEqual([])
  expect(unread).toBe(0)
  // Megabytes. Ten thousand Safes take a few; a leak of a kilobyte per log takes five.
  expect(growth).toBeLessThan(40)
})
