import { expect, test } from 'vitest'
import { createDeliveryQueues, quickTime, slowTime } from './createDeliveryQueues.ts'

const receiver = (account: string, host = `${account}.example`) => ({ account, url: `https://${host}/hook` })

test('default: an account has two slots, a host eight, all together twenty-four', () => {
  const queues = createDeliveryQueues()
  const [first, second] = [queues.take(receiver('a')), queues.take(receiver('a'))]
  expect([first?.timeout, second?.timeout]).toEqual([quickTime, quickTime])
  expect(queues.take(receiver('a', 'other.example'))).toBeUndefined()
  expect(queues.listBusy()).toEqual(['a'])
  first?.end(true)
  expect(queues.listBusy()).toEqual([])
  expect(queues.take(receiver('a'))).toBeDefined()
  const shared = Array.from({ length: 10 }, (_, index) => queues.take(receiver(`shared${index}`, 'one.example')))
  expect(shared.filter(Boolean)).toHaveLength(8)
  const others = Array.from({ length: 40 }, (_, index) => queues.take(receiver(`other${index}`)))
  expect(others.filter(Boolean)).toHaveLength(24 - 8 - 2)
})

test('behavior: slow accounts share eight slots, and leave the others alone', () => {
  const queues = createDeliveryQueues()
  const attackers = Array.from({ length: 100 }, (_, index) => `attacker${index}`)
  for (const attacker of attackers) queues.take(receiver(attacker))?.end(false)
  const slots = attackers.map((attacker) => queues.take(receiver(attacker)))
  expect(slots.filter(Boolean)).toHaveLength(8)
  expect(slots[0]?.timeout).toBe(slowTime)
  // None is checked again before a slot is free.
  expect(queues.listBusy()).toHaveLength(100)
  expect(Array.from({ length: 24 }, (_, index) => queues.take(receiver(`other${index}`))).every(Boolean)).toBe(true)
  slots[0]?.end(true)
  expect(queues.listBusy()).not.toContain('attacker0')
})
