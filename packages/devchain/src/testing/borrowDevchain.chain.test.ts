import { afterAll, expect, test } from 'vitest'
import { pay } from '../../test/startOwn.ts'
import { createTestClient } from '../client/createTestClient.ts'
import { borrowDevchain } from './borrowDevchain.ts'

const stops: (() => Promise<void>)[] = []
afterAll(() => Promise.all(stops.map((stop) => stop())))

test('default: the next to come gets the same chain, as it was in the beginning', async () => {
  const first = await borrowDevchain()
  const client = createTestClient(first.url)
  const before = await client.getBlock()
  await pay(first.url)
  expect(await client.getBlockNumber()).toBe((before.number ?? 0n) + 1n)
  await first.stop()
  const second = await borrowDevchain()
  stops.push(second.stop)
  expect(second.url).toBe(first.url)
  expect(await client.getBlock()).toEqual(before)
})

test('behavior: who comes meanwhile gets another one', async () => {
  const [one, other] = [await borrowDevchain(), await borrowDevchain()]
  stops.push(one.stop, other.stop)
  expect(other.url).not.toBe(one.url)
})
