import type { MovementPage } from '@countersign/protocol/wire'
import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { alice, safe } from '../transactions/testReport.ts'
import { balanceAtQuery } from './balanceAtQuery.ts'
import { createMovement, createMovementPage } from './testMovements.ts'
import { transfersQuery } from './transfersQuery.ts'

const coin = { kind: 'native', token: null, value: '1' } as const
const answerNode = (method: string, params: unknown): unknown => {
  if (method === 'eth_blockNumber') return numberToHex(100)
  if (method === 'eth_getBlockByNumber' && Array.isArray(params)) return { timestamp: params[0] }
  throw new Error(method)
}
const setup = (pages: (page: number) => MovementPage) => {
  let asked = 0
  const services = createTestServices({
    answerNode,
    answerService: () => {
      asked += 1
      return pages(asked)
    },
  })
  return { asked: () => asked, read: () => services.queryClient.fetchQuery(transfersQuery(services, testSafe)) }
}

test('default: all pages, up to the block that the service had read, at the time of that block', async () => {
  const { read } = setup((page) =>
    page === 1
      ? createMovementPage([createMovement(60, coin)], { block: 50, next: 'more' })
      : createMovementPage([createMovement(40, coin), createMovement(30, { ...coin, value: '0' })], { block: null }),
  )
  const { at, block, isWhole, listed } = await read()
  expect({ at, block, isWhole }).toEqual({ at: 50_000, block: 50n, isWhole: true })
  // Later ones are beyond the block that the service has indexed.
  expect(listed.map(({ blockNumber }) => blockNumber)).toEqual([40])
})

test('behavior: a long list is left after some pages, and said to be cut', async () => {
  const { asked, read } = setup((page) => createMovementPage([createMovement(40 - page, coin)], { next: `${page}` }))
  expect((await read()).isWhole).toBe(false)
  expect(asked()).toBe(3)
})

test('behavior: a block that there is not yet, or none, is the newest that there is', async () => {
  for (const block of [1_000_000, null])
    expect((await setup(() => createMovementPage([], { block })).read()).block).toBe(100n)
})

test('error: a row that is no movement refuses the answer; nothing is added up that was not read', async () => {
  const { read } = setup(() => createMovementPage([createMovement(1, { value: '-5' })]))
  await expect(read()).rejects.toThrow()
})

test('behavior: what was there at a block is asked of the chain, of a coin and of a token', async () => {
  const asked: unknown[] = []
  const services = createTestServices({
    answerNode: (method, params) => {
      asked.push([method, params])
      return numberToHex(7, { size: 32 })
    },
  })
  const at = { ...testSafe, block: 50n }
  const coin = balanceAtQuery(services, { ...at, token: '0x0000000000000000000000000000000000000000', tokenId: null })
  expect(await services.queryClient.fetchQuery(coin)).toBe(7n)
  for (const tokenId of [null, '5'])
    expect(await services.queryClient.fetchQuery(balanceAtQuery(services, { ...at, token: alice, tokenId }))).toBe(7n)
  expect(asked).toMatchObject([
    ['eth_getBalance', [safe, '0x32']],
    ['eth_call', [{ data: expect.stringMatching(/^0x70a08231/), to: alice }, '0x32']],
    ['eth_call', [{ data: expect.stringMatching(/^0x00fdd58e/), to: alice }, '0x32']],
  ])
})
