import { setTimeout as sleep } from 'node:timers/promises'
import { createPublicClient, custom, zeroAddress } from 'viem'
import { foundry } from 'viem/chains'
import { expect, test } from 'vitest'
import { isNodeOccupied, runOnNode } from './runOnNode.ts'

const seen: unknown[] = []
const client = createPublicClient({
  chain: foundry,
  transport: custom({
    request: async ({ params }) => {
      seen.push(params)
      return '0x'
    },
  }),
})

/** Node calls that stay pending until released. */
function setup(chainId: number, requester?: string, isKnown = false) {
  const running: (() => void)[] = []
  const tryOne = () =>
    runOnNode(
      { chainId, client, isKnown, requester },
      () => new Promise<string>((resolve) => running.push(() => resolve('done'))),
    )
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

test('error: the 65th of a chain is rejected, the first of another chain is not', async () => {
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
  const first = runOnNode({ chainId: 4, client }, busy('first'))
    .then(() => sleep(30))
    .then(() => order.push('others'))
  await Promise.all([first, runOnNode({ chainId: 4, client }, busy('second'))])
  expect(order).toEqual(['first', 'others', 'second'])
})

test('behavior: one address with many does not block the others', async () => {
  const [many, other] = [setup(5, '198.51.100.1'), setup(5, '203.0.113.1')]
  const tries = Array.from({ length: 64 }, many.tryOne)
  await expect(many.tryOne()).rejects.toMatchObject({ code: 'NODE_BUSY' })
  const next = other.tryOne()
  await many.goOn()
  await many.goOn()
  await other.goOn()
  expect(await next).toBe('done')
  for (const _ of tries.slice(2)) await many.goOn()
  await Promise.all(tries)
})

test('behavior: contracts that answered before do not wait behind unknown ones', async () => {
  const [unknown, known] = [setup(9, '198.51.100.1'), setup(9, '203.0.113.1', true)]
  const tries = Array.from({ length: 3 }, unknown.tryOne)
  const next = known.tryOne()
  await known.goOn()
  expect(await next).toBe('done')
  expect(unknown.running).toHaveLength(1)
  for (const _ of tries) await unknown.goOn()
  await Promise.all(tries)
})

test('behavior: work that nobody waits for any more has its limit of gas until it ends', async () => {
  let goOn: () => void = () => undefined
  const later = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let abandoned: Promise<unknown> | undefined
  const given = runOnNode({ chainId: 6, client }, (untrusted) => {
    abandoned = later.then(() => untrusted.call({ data: '0x01', to: zeroAddress }))
    return Promise.reject(new RangeError('given up'))
  })
  await expect(given).rejects.toThrow('given up')
  goOn()
  await abandoned
  expect(seen.at(-1)).toMatchObject([{ data: '0x01', gas: '0x989680' }, 'latest'])
})

test('behavior: the node is occupied from soon after a run began until it ends', async () => {
  const { goOn, tryOne } = setup(7)
  const run = tryOne()
  await sleep(30)
  expect(isNodeOccupied(7)).toBe(true)
  expect(isNodeOccupied(8)).toBe(false)
  await goOn()
  await run
  await expect.poll(() => isNodeOccupied(7)).toBe(false)
})
