import type { MovementPage } from '@countersign/protocol/wire'
import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { createMovement, createMovementPage } from '../../../test/testMovements.ts'
import { alice, bob, safe } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { balanceAtQuery } from './balanceAtQuery.ts'
import { type TransfersRefusedError, transfersQuery, walkTransfers } from './transfersQuery.ts'

const coin = { kind: 'native', token: null, value: '1' } as const
const answerNode = (method: string, params: unknown): unknown => {
  if (method === 'eth_blockNumber') return numberToHex(100)
  if (method === 'eth_getBlockByNumber' && Array.isArray(params)) return { timestamp: params[0] }
  throw new Error(method)
}
const setup = (pages: (page: number) => MovementPage) => {
  let requested = 0
  const services = createTestServices({
    answerNode,
    answerService: () => {
      requested += 1
      return pages(requested)
    },
  })
  return { requested: () => requested, read: () => services.queryClient.fetchQuery(transfersQuery(services, testSafe)) }
}

test('default: all pages, up to the block that the service had read, at the time of that block', async () => {
  const { read } = setup((page) =>
    page === 1
      ? createMovementPage([createMovement(60, coin)], { block: 50, next: 'more' })
      : createMovementPage([createMovement(40, coin), createMovement(30, { ...coin, value: '0' })], { block: null }),
  )
  const { at, block, isComplete, listed } = await read()
  expect({ at, block, isComplete }).toEqual({ at: 50_000, block: 50n, isComplete: true })
  // Later ones are beyond the block that the service has indexed.
  expect(listed.map(({ blockNumber }) => blockNumber)).toEqual([40])
})

test('behavior: a long list is left after some pages, and said to be cut', async () => {
  const { requested, read } = setup((page) =>
    createMovementPage([createMovement(40 - page, coin)], { next: `${page}` }),
  )
  expect((await read()).isComplete).toBe(false)
  expect(requested()).toBe(3)
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
  const requested: unknown[] = []
  const services = createTestServices({
    answerNode: (method, params) => {
      requested.push([method, params])
      return numberToHex(7, { size: 32 })
    },
  })
  const at = { ...testSafe, block: 50n }
  const coin = balanceAtQuery(services, { ...at, token: '0x0000000000000000000000000000000000000000', tokenId: null })
  expect(await services.queryClient.fetchQuery(coin)).toBe(7n)
  for (const tokenId of [null, '5'])
    expect(await services.queryClient.fetchQuery(balanceAtQuery(services, { ...at, token: alice, tokenId }))).toBe(7n)
  expect(requested).toMatchObject([
    ['eth_getBalance', [safe, '0x32']],
    ['eth_call', [{ data: expect.stringMatching(/^0x70a08231/), to: alice }, '0x32']],
    ['eth_call', [{ data: expect.stringMatching(/^0x00fdd58e/), to: alice }, '0x32']],
  ])
})

const id = { address: safe, chainId: 31337 } as const

async function walk(answer: (cursor: string | null) => MovementPage) {
  const services = createTestServices({
    answerService: (path) => answer(new URL(path, 'http://x').searchParams.get('cursor')),
  })
  const blocks: number[] = []
  for await (const { movements } of walkTransfers(services, { safe: id }))
    blocks.push(...movements.map(({ blockNumber }) => blockNumber))
  return blocks
}

test('default: page by page, to the end', async () => {
  const pages = new Map([
    [null, createMovementPage([createMovement(9), createMovement(8)], { next: '8.1.erc20.1' })],
    ['8.1.erc20.1', createMovementPage([createMovement(5)], { block: null, count: null })],
  ])
  expect(await walk((cursor) => pages.get(cursor) ?? createMovementPage([]))).toEqual([9, 8, 5])
})

test('parameters: isAhead: the next page is asked for before the last is worked on, and let go of by who leaves', async () => {
  for (const isAhead of [false, true]) {
    const requested: (string | null)[] = []
    const services = createTestServices({
      answerService: (path) => {
        const cursor = new URL(path, 'http://x').searchParams.get('cursor')
        requested.push(cursor)
        return createMovementPage([createMovement(9 - Number(cursor))], { next: `${Number(cursor) + 1}` })
      },
    })
    for await (const { next } of walkTransfers(services, { isAhead, safe: id })) if (next === '2') break
    expect(requested).toEqual(isAhead ? [null, '1', '2'] : [null, '1'])
  }
})

test('behavior: several at one place', async () => {
  const batch = ['3,1', '3,0'].map((position) => createMovement(3, { position }))
  expect(await walk(() => createMovementPage(batch))).toEqual([3, 3])
})

test.each<[string, (cursor: string | null) => MovementPage, TransfersRefusedError['reason']]>([
  ['the same page again', () => createMovementPage([createMovement(9)], { next: 'again' }), 'order'],
  ['empty pages without end', () => createMovementPage([], { next: 'more' }), 'order'],
  ['rows in no order', () => createMovementPage([createMovement(8), createMovement(9)]), 'order'],
  ['a row twice', () => createMovementPage([createMovement(8), createMovement(8)]), 'order'],
  [
    'one place without end',
    (cursor) => {
      const first = Number(cursor ?? 0)
      const rows = Array.from({ length: 5_000 }, (_, index) => createMovement(8, { position: `${first + index}` }))
      return createMovementPage(rows, { next: `${first + rows.length}` })
    },
    'order',
  ],
  ['transfers of others', () => createMovementPage([createMovement(8, { from: alice, to: bob })]), 'unrelated'],
])('error: %s', async (_, answer, reason) => {
  await expect(walk(answer)).rejects.toMatchObject({ code: 'BOOKS_REFUSED', reason })
})
