import { expect, test } from 'vitest'
import { createSyncProgress } from './createSyncProgress.ts'

function setup() {
  const lines: unknown[] = []
  let time = 0
  const progress = createSyncProgress({ logger: { info: (line: unknown) => lines.push(line) }, now: () => time })
  const head = { hash: '0x', number: 100_000, parentHash: '0x', timestamp: 0 } as const
  return {
    lines,
    step: (seconds: number, indexed: number, events: number) => {
      time += seconds * 1_000
      progress.note({ events, head, indexed })
    },
  }
}

test('default: reports blocks, events per second and the remaining time', () => {
  const { lines, step } = setup()
  step(1, 1_000, 500)
  step(5, 11_000, 300)
  step(5, 21_000, 700)
  expect(lines).toEqual([
    { block: 21_000, blocksPerSecond: 2_000, eventsPerSecond: 100, head: 100_000, secondsLeft: 40 },
  ])
})

test('behavior: reports nothing at the head, nor of a chain that went back', () => {
  const { lines, step } = setup()
  step(20, 99_500, 5)
  step(20, 99_900, 5)
  step(20, 50_000, 5)
  step(20, 40_000, 5)
  expect(lines).toEqual([])
})
