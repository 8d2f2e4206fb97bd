import { expect, test } from 'vitest'
import { createSharedReader } from './createSharedReader.ts'

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

test('behavior: whoever asks during a reading shares the next one, however many they are', async () => {
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

test('error: a reading that fails is that of those who asked for it', async () => {
  const { read, readings } = setup()
  const first = read('a')
  const second = read('a')
  readings[0]?.fail(new Error('down'))
  await expect(first).rejects.toThrow('down')
  await expect.poll(() => readings.length).toBe(2)
  readings[1]?.succeed('up')
  expect(await second).toBe('up')
})
