import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { tryOnNode } from './tryOnNode.ts'

/** Calls that the node keeps until it is told to go on. */
function setup(chainId: number) {
  const running: (() => void)[] = []
  const tryOne = () => tryOnNode(chainId, () => new Promise<string>((resolve) => running.push(() => resolve('done'))))
  const goOn = async () => {
    while (running.length === 0) await new Promise((resolve) => setImmediate(resolve))
    running.shift()?.()
  }
  return { goOn, running, tryOne }
}

test('default: one at a time, and each gets its answer', async () => {
  const { goOn, running, tryOne } = setup(1)
  const tries = [tryOne(), tryOne(), tryOne()]
  expect(running).toHaveLength(1)
  for (const _ of tries) await goOn()
  expect(await Promise.all(tries)).toEqual(['done', 'done', 'done'])
})

test('error: when 64 are there, one more is told so; of another chain it is not', async () => {
  const { goOn, tryOne } = setup(2)
  const tries = Array.from({ length: 64 }, tryOne)
  await expect(tryOne()).rejects.toMatchObject({ code: 'NODE_BUSY', retryAfter: 5, status: 429 })
  const other = setup(3)
  const elsewhere = other.tryOne()
  await other.goOn()
  expect(await elsewhere).toBe('done')
  for (const _ of tries) await goOn()
  await Promise.all(tries)
})

test('behavior: the node is left alone for as long as it was busy', async () => {
  const order: string[] = []
  const busy = (name: string) => async () => {
    order.push(name)
    await sleep(80)
  }
  const first = tryOnNode(4, busy('first'))
    .then(() => sleep(30))
    .then(() => order.push('others'))
  await Promise.all([first, tryOnNode(4, busy('second'))])
  expect(order).toEqual(['first', 'others', 'second'])
})
