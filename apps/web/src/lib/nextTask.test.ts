import { expect, test } from 'vitest'
import { nextTask } from './nextTask.ts'

test('default: what was promised before is done first, and other tasks have their turn', async () => {
  const order: string[] = []
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    order.push('other task')
  }
  port2.postMessage(undefined)
  const isNext = nextTask().then(() => order.push('next'))
  void Promise.resolve().then(() => order.push('promised'))
  await isNext
  expect(order).toEqual(['promised', 'other task', 'next'])
})
