import { type Movement, MovementPageSchema } from '@countersign/protocol'
import { type Hex, toHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createTestServices } from '../../../test/createTestServices.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { createMovement, createMovementPage, createPayment, testToken } from '../../domain/movements/testMovements.ts'
import { safe as address, bob, carol } from '../../domain/report/testReport.ts'
import { booksText as words } from '../../lib/messages/books.ts'
import { parseCsv } from '../../lib/parseCsv.ts'
import type { Asset } from './BookEntry.ts'
import { bookColumns } from './bookColumns.ts'
import { setBookNote } from './bookNotes.ts'
import { type ExportBooksParameters, exportBooks } from './exportBooks.ts'
import { createFilter } from './matchEntry.ts'
import { openInPieces } from './openSink.ts'

const coin: Partial<Movement> = { kind: 'native', token: null, value: '3000000000000000000' }
const movements = [
  createPayment(9, { ...coin, isRefund: true, position: '1,refund', value: '5' }),
  createPayment(8, { logIndex: 3, note: '=HYPERLINK("http://evil")', price: '1.10', to: carol }),
  createPayment(8, { logIndex: 2, position: '2' }),
  createMovement(7, { value: '9000000' }),
  createMovement(6, coin),
]

type Node = { coin?: bigint; head?: bigint; listed?: Movement[]; token?: bigint }

async function run(
  changes: Partial<ExportBooksParameters> = {},
  { coin = 3n * 10n ** 18n - 5n, head = 100n, listed = movements, token = 5_000_000n }: Node = {},
) {
  const word = (value: bigint): Hex => toHex(value, { size: 32 })
  const services = createTestServices({
    answerNode: (method) => {
      if (method === 'eth_blockNumber') return toHex(head)
      if (method === 'eth_getBalance') return toHex(coin)
      if (method === 'eth_call') return word(token)
      throw new Error(method)
    },
    answerService: () => createMovementPage(listed, { currency: 'EUR' }),
  })
  const progress: unknown[] = []
  const books = await exportBooks(services, {
    currency: 'EUR',
    filter: createFilter({}),
    findAsset: async (asset): Promise<Asset> =>
      asset === zeroAddress
        ? { address: asset, decimals: 18, source: 'bundled', symbol: 'ETH' }
        : { address: asset, decimals: 6, source: 'chain', symbol: 'USDC' },
    format: 'csv',
    nameOf: (account) => (account === bob ? '@bob' : undefined),
    notes: setBookNote(
      {},
      { chainId: 31337, transactionHash: createMovement(7).transactionHash },
      { category: 'Grants', note: 'First, "part"' },
    ),
    onProgress: (state) => progress.push(state),
    safe: testSafe,
    signal: new AbortController().signal,
    sink: openInPieces(),
    ...changes,
  })
  return { books, progress, text: await books.blob.text() }
}

const readRows = (text: string) => {
  const [head, ...rows] = [...parseCsv(text, ',')].map(({ cells }) => cells)
  return rows.map((cells) => Object.fromEntries(cells.map((cell, index) => [head?.[index], cell])))
}

test('default: one row for each movement, by name, with fees once and notes', async () => {
  const { books, progress, text } = await run()
  const rows = readRows(text)
  expect(Object.keys(rows[0] ?? {})).toEqual([...bookColumns])
  expect(rows).toHaveLength(5)
  expect(rows[0]).toMatchObject({ amountOut: '0.000000000000000005', asset: 'ETH', category: words.refundCategory })
  // A name and a note that would be formulas are text.
  expect(rows[1]).toMatchObject({
    counterparty: '',
    currency: 'EUR',
    networkFee: '0.000021',
    price: '1.10',
    proposalNote: `'=HYPERLINK("http://evil")`,
    value: '2.2',
    valueMissing: '',
  })
  expect(rows[2]).toMatchObject({
    counterparty: "'@bob",
    direction: 'out',
    networkFee: '',
    valueMissing: words.noPrice,
  })
  expect(rows[3]).toMatchObject({
    amountIn: '9',
    amountOut: '',
    category: 'Grants',
    counterpartyAddress: bob,
    kind: 'incoming',
    note: 'First, "part"',
    time: '2026-01-01T07:00:00.000Z',
    token: testToken,
  })
  expect(books.written).toBe(5)
  expect(progress).toEqual([{ all: 5, looked: 5, written: 5 }])
})

test('behavior: the sums are those of the chain', async () => {
  const { books } = await run()
  expect(books.reconciled.map(({ asset, difference }) => [asset.symbol, difference])).toEqual([
    ['USDC', 0n],
    ['ETH', 0n],
  ])
})

test('behavior: each number of an ERC-1155 has a sum of its own, held against its contract', async () => {
  const coupon = { kind: 'erc1155', value: '3' } as const
  const listed = [
    createPayment(9, { ...coupon, tokenId: '7', value: '1' }),
    createMovement(8, { ...coupon, tokenId: '8' }),
    createMovement(7, { ...coupon, tokenId: '7' }),
  ]
  const { books, text } = await run({}, { listed, token: 2n })
  expect(books.reconciled.map(({ difference, held, tokenId }) => [tokenId, held, difference])).toEqual([
    ['7', 2n, 0n],
    ['8', 2n, -1n],
  ])
  expect(readRows(text).map(({ amountIn, amountOut, tokenId }) => [tokenId, amountIn, amountOut])).toEqual([
    ['7', '', '1'],
    ['8', '3', ''],
    ['7', '3', ''],
  ])
})

test('behavior: a difference is told, also by the file', async () => {
  const { books, text } = await run({ format: 'json' }, { token: 4_999_999n })
  expect(books.reconciled.find(({ asset }) => asset.symbol === 'USDC')?.difference).toBe(-1n)
  const parsed = JSON.parse(text)
  expect(parsed).toMatchObject({ block: 100, chainId: 31337, format: 'countersign-books', safe: address })
  expect(parsed.movements).toHaveLength(5)
  expect(parsed.reconciliation).toContainEqual(expect.objectContaining({ asset: 'USDC', difference: '-0.000001' }))
})

test('behavior: a node that lags is not asked for what it cannot know', async () => {
  const { books } = await run({}, { head: 99n })
  expect(books.reconciled.map(({ difference, held }) => [difference, held])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ])
})

test('parameters: a filter narrows the file down, and not what is held against the chain', async () => {
  const { books, text } = await run({ filter: createFilter({ direction: 'in' }) })
  expect(readRows(text)).toHaveLength(2)
  expect(books.totals.map(({ asset, in: received, out }) => [asset.symbol, received, out])).toEqual([
    ['USDC', 9_000_000n, 0n],
    ['ETH', 3n * 10n ** 18n, 0n],
  ])
  expect(books.reconciled.every(({ difference }) => difference === 0n)).toBe(true)
})

test('behavior: stopped, it stops', async () => {
  const stopping = new AbortController()
  stopping.abort()
  await expect(run({ signal: stopping.signal })).rejects.toThrow()
})

test('error: an answer that is none is refused', () => {
  const page = createMovementPage([createMovement(1)])
  const wrong = [{ value: '-1' }, { value: '1e9' }, { token: '0x1' }, { price: '1,5' }, { timestamp: 9e15 }]
  for (const change of wrong)
    expect(MovementPageSchema.safeParse({ ...page, results: [{ ...page.results[0], ...change }] }).success).toBe(false)
  expect(MovementPageSchema.safeParse(page).success).toBe(true)
})
