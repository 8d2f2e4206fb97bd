import type { MovementPage } from '@countersign/protocol/wire'
import { expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { alice, bob, safe } from '../transactions/testReport.ts'
import { createMovement, createMovementPage } from './testMovements.ts'
import { type TransfersRefusedError, walkTransfers } from './walkTransfers.ts'

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
    const asked: (string | null)[] = []
    const services = createTestServices({
      answerService: (path) => {
        const cursor = new URL(path, 'http://x').searchParams.get('cursor')
        asked.push(cursor)
        return createMovementPage([createMovement(9 - Number(cursor))], { next: `${Number(cursor) + 1}` })
      },
    })
    for await (const { next } of walkTransfers(services, { isAhead, safe: id })) if (next === '2') break
    expect(asked).toEqual(isAhead ? [null, '1', '2'] : [null, '1'])
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
  ['movements of others', () => createMovementPage([createMovement(8, { from: alice, to: bob })]), 'stranger'],
])('error: %s', async (_, answer, reason) => {
  await expect(walk(answer)).rejects.toMatchObject({ code: 'BOOKS_REFUSED', reason })
})
