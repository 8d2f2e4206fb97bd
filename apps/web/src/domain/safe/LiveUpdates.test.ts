import type { QueryKey } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRefresher } from './LiveUpdates.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setup() {
  const calls: (readonly QueryKey[] | 'all')[] = []
  return { calls, refresher: createRefresher({ refresh: (keys) => calls.push(keys) }) }
}

test('default: the first change is followed at once, those right after it together', () => {
  const { calls, refresher } = setup()
  refresher.request([['queue']])
  expect(calls).toEqual([[['queue']]])
  refresher.request([['queue']])
  refresher.request([['queue'], ['history']])
  expect(calls).toHaveLength(1)
  vi.advanceTimersByTime(1_000)
  expect(calls.slice(1)).toEqual([[['queue'], ['history']]])
})

test('behavior: 40 events in a second, or one in each, cost a few refreshes, and the last one is never lost', () => {
  for (const [events, every] of [
    [1_800, 25],
    [45, 1_001],
  ] as const) {
    const { calls, refresher } = setup()
    for (let count = 0; count < events; count += 1) {
      refresher.request([['queue'], ['report', count]])
      vi.advanceTimersByTime(every)
    }
    expect(calls.length).toBeLessThanOrEqual(8)
    refresher.request([['last']])
    vi.advanceTimersByTime(30_000)
    const last = calls.at(-1)
    expect(last === 'all' || last?.some(([part]) => part === 'last')).toBe(true)
    vi.advanceTimersByTime(120_000)
  }
})

test('behavior: after a quiet minute a change is followed at once again', () => {
  const { calls, refresher } = setup()
  for (let count = 0; count < 100; count += 1) {
    refresher.request([['queue']])
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(90_000)
  const before = calls.length
  refresher.request([['queue']])
  expect(calls).toHaveLength(before + 1)
})

test('behavior: whoever names more keys than a screen has means everything, and covered keys are named once', () => {
  const { calls, refresher } = setup()
  refresher.request([['report'], ['report', 'a']])
  expect(calls).toEqual([[['report']]])
  refresher.request(Array.from({ length: 60 }, (_, index) => ['report', index]))
  vi.advanceTimersByTime(1_000)
  expect(calls[1]).toBe('all')
})

test('behavior: nothing is asked for once it is stopped', () => {
  const { calls, refresher } = setup()
  refresher.request([['queue']])
  refresher.request([['queue']])
  refresher.stop()
  vi.advanceTimersByTime(60_000)
  expect(calls).toHaveLength(1)
})
