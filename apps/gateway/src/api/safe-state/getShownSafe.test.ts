import { expect, test } from 'vitest'
import { createNodeTimeout } from './getShownSafe.ts'

function createTimeout() {
  let time = 0
  let isOccupied = false
  const timeout = createNodeTimeout({ isOccupied: () => isOccupied, now: () => time })
  return {
    ...timeout,
    occupy(value: boolean) {
      isOccupied = value
    },
    pass(milliseconds: number) {
      time += milliseconds
    },
    /** Reads of so many milliseconds, one per second. */
    read(latency: number, count: number) {
      for (let index = 0; index < count; index += 1) {
        timeout.record(latency)
        time += 1_000
      }
    },
  }
}

test('behavior: the timeout follows the fastest read', () => {
  const timeout = createTimeout()
  expect(timeout.get()).toBe(120)
  timeout.read(10, 1)
  expect(timeout.get()).toBe(40)
  timeout.read(1, 1)
  expect(timeout.get()).toBe(15)
})

test('behavior: hundreds of slow reads do not increase it', () => {
  const timeout = createTimeout()
  timeout.read(3, 1)
  timeout.read(2_000, 590)
  expect(timeout.get()).toBe(15)
})

test('behavior: a node that stays slow gets the longest timeout', () => {
  const timeout = createTimeout()
  timeout.read(3, 1)
  timeout.read(200, 1_300)
  expect(timeout.get()).toBe(120)
})

test('behavior: a node that untrusted code occupies is not waited for', () => {
  const timeout = createTimeout()
  timeout.read(3, 1)
  timeout.occupy(true)
  expect(timeout.get()).toBe(0)
  timeout.occupy(false)
  expect(timeout.get()).toBe(15)
})

test('behavior: after one reader waited in vain nobody waits, until the node is quick again', () => {
  const timeout = createTimeout()
  timeout.read(3, 1)
  timeout.noteOverdue()
  expect(timeout.get()).toBe(0)
  timeout.record(200)
  expect(timeout.get()).toBe(0)
  timeout.record(10)
  expect(timeout.get()).toBe(15)
  timeout.noteOverdue()
  timeout.pass(1_000)
  expect(timeout.get()).toBe(15)
})
