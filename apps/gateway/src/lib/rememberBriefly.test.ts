import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { rememberBriefly } from './rememberBriefly.ts'

test('default: one reading for all who ask within the time, and a new one after it', async () => {
  let readings = 0
  const read = rememberBriefly(async () => ++readings, 50)
  expect(await Promise.all(Array.from({ length: 1_000 }, read))).toEqual(Array(1_000).fill(1))
  await sleep(80)
  expect(await read()).toBe(2)
})

test('error: a failure is remembered as well', async () => {
  let readings = 0
  const read = rememberBriefly(async () => {
    readings += 1
    throw new Error('down')
  }, 10_000)
  for (let count = 0; count < 10; count++) await expect(read()).rejects.toThrow('down')
  expect(readings).toBe(1)
})
