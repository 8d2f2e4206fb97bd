import { expect, test } from 'vitest'
import { createDeliveryQueues, quickTime, slowTime } from './createDeliveryQueues.ts'

const receiver = (account: string, host = `${account}.example`) => ({ account, url: `https://${host}/hook` })

test('default: an account has two turns, a host eight, everybody twenty-four', () => {
  const lanes = createDeliveryQueues()
  const [first, second] = [lanes.take(receiver('a')), lanes.take(receiver('a'))]
  expect([first?.timeout, second?.timeout]).toEqual([quickTime, quickTime])
  expect(lanes.take(receiver('a', 'other.example'))).toBeUndefined()
  expect(lanes.listBusy()).toEqual(['a'])
  first?.end(true)
  expect(lanes.listBusy()).toEqual([])
  expect(lanes.take(receiver('a'))).toBeDefined()
  const shared = Array.from({ length: 10 }, (_, index) => lanes.take(receiver(`shared${index}`, 'one.example')))
  expect(shared.filter(Boolean)).toHaveLength(8)
  const others = Array.from({ length: 40 }, (_, index) => lanes.take(receiver(`other${index}`)))
  expect(others.filter(Boolean)).toHaveLength(24 - 8 - 2)
})

test('behavior: accounts that let us wait share eight turns, and leave those of everybody else alone', () => {
  const lanes = createDeliveryQueues()
  const attackers = Array.from({ length: 100 }, (_, index) => `attacker${index}`)
  for (const attacker of attackers) lanes.take(receiver(attacker))?.end(false)
  const turns = attackers.map((attacker) => lanes.take(receiver(attacker)))
  expect(turns.filter(Boolean)).toHaveLength(8)
  expect(turns[0]?.timeout).toBe(slowTime)
  // None is checked again before a slot is free.
  expect(lanes.listBusy()).toHaveLength(100)
  expect(Array.from({ length: 24 }, (_, index) => lanes.take(receiver(`other${index}`))).every(Boolean)).toBe(true)
  turns[0]?.end(true)
  expect(lanes.listBusy()).not.toContain('attacker0')
})
