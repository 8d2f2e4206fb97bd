import { expect, onTestFinished, test, vi } from 'vitest'
import { cacheBriefly, createSharedReader } from './createSharedReader.ts'

function setup() {
  const readings: { fail: (error: Error) => void; key: string; succeed: (value: string) => void }[] = []
  const read = createSharedReader(
    (key: string) =>
      new Promise<string>((succeed, fail) => {
        readings.push({ fail, key, succeed })
      }),
  )
  return { read, readings }
}

test('default: one reading for one question, and another for the next', async () => {
  const { read, readings } = setup()
  const first = read('a')
  readings[0]?.succeed('1')
  expect(await first).toBe('1')
  const second = read('a')
  readings[1]?.succeed('2')
  expect(await second).toBe('2')
})

test('behavior: callers during a read share the next one, however many they are', async () => {
  const { read, readings } = setup()
  const first = read('a')
  const others = [read('a'), read('a'), read('a')]
  expect(readings).toHaveLength(1)
  readings[0]?.succeed('old')
  expect(await first).toBe('old')
  await expect.poll(() => readings.length).toBe(2)
  // Requested during the second read: served by the third.
  const late = read('a')
  readings[1]?.succeed('new')
  expect(await Promise.all(others)).toEqual(['new', 'new', 'new'])
  await expect.poll(() => readings.length).toBe(3)
  readings[2]?.succeed('newest')
  expect(await late).toBe('newest')
})

test('behavior: keys have nothing to do with each other', async () => {
  const { read, readings } = setup()
  const both = [read('a'), read('b')]
  expect(readings.map(({ key }) => key)).toEqual(['a', 'b'])
  for (const { key, succeed } of readings) succeed(key)
  expect(await Promise.all(both)).toEqual(['a', 'b'])
})

test('error: a failed read rejects its callers', async () => {
  const { read, readings } = setup()
  const first = read('a')
  const second = read('a')
  readings[0]?.fail(new Error('down'))
  await expect(first).rejects.toThrow('down')
  await expect.poll(() => readings.length).toBe(2)
  readings[1]?.succeed('up')
  expect(await second).toBe('up')
})

test('default: one read for all callers within the time, and a new one after it', async () => {
  let readings = 0
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const read = cacheBriefly(async () => ++readings, 50)
  expect(await Promise.all(Array.from({ length: 1_000 }, read))).toEqual(Array(1_000).fill(1))
  vi.advanceTimersByTime(49)
  expect(await read()).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await read()).toBe(2)
})

test('error: a failure is remembered as well', async () => {
  let readings = 0
  const read = cacheBriefly(async () => {
    readings += 1
    throw new Error('down')
  }, 10_000)
  for (let count = 0; count < 10; count++) await expect(read()).rejects.toThrow('down')
  expect(readings).toBe(1)
})

test('behavior: a reading is in the context of whoever needed it first', async () => {
  const contexts: string[] = []
  const read = createSharedReader(async (_key: string, context: string) => {
    contexts.push(context)
    return context
  })
  expect(await Promise.all([read('a', 'alice'), read('a', 'bob'), read('a', 'carol')])).toEqual(['alice', 'bob', 'bob'])
  expect(await read('a', 'dave')).toBe('dave')
  expect(contexts).toEqual(['alice', 'bob', 'dave'])
})
