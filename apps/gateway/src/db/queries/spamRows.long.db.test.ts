import { type Cursor, createPageCursors } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRowCounter, type RowCounter } from '../../../test/countRowsRead.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/createTestDatabase.ts'
import {
  type ListIncomingTransfersPageParameters,
  listIncomingTransfersPage,
  listTransfersPage,
} from './listTransfersPage.ts'
import { rebuildSummaries } from './safeSummaries.ts'
import { listTokensPage } from './tokens.ts'
import { findTransferOfChain } from './transfers.ts'

/** What strangers sent: transfers of 50,000 tokens, then NFTs of as many contracts. */
const spam = 50_000
const chainId = 1
const chain = sql.lit(chainId)
const address = (digit: string): Address => `0x${digit.repeat(40)}`
const toHash = (n: number): Hash => `0x${String(n).padStart(64, '0')}`
const [safe, friend, coin] = [address('3'), address('2'), address('9')]
let database: TestDatabase
let counter: RowCounter
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  const hash = sql`'0x' || lpad(n :: text, 64, '0')`
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection)
    await sql`insert into block (chain_id, number, hash, parent_hash, timestamp, has_facts)
      select ${chain}, n, ${hash}, ${hash}, 1700000000 + n, true from generate_series(0, 10) as n`.execute(connection)
    const insert = sql`insert into transfer (chain_id, block_number, log_index, transaction_hash, safe,
      transaction_index, kind, position, token, sender, recipient, value, token_id)`
    const strange = sql`'0x6' || lpad(n :: text, 39, '0')`
    await sql`${insert} select ${chain}, 1 + n / 10000, n, ${hash}, ${safe}, 0, 'erc20', n :: text, ${strange},
      ${friend}, ${safe}, 7, null from generate_series(0, ${spam} - 1) as n`.execute(connection)
    await sql`${insert} select ${chain}, 6, n, ${hash}, ${safe}, 0, 'erc721', n :: text, '0x7' || lpad(n :: text, 39, '0'),
      ${strange}, ${safe}, null, n from generate_series(0, ${spam} - 1) as n`.execute(connection)
    // Older than all of it.
    await sql`${insert} select ${chain}, 0, n, ${hash}, ${safe}, 0, 'erc20', 'r' || n, ${coin}, ${friend}, ${safe}, 99, null
      from generate_series(0, 2) as n`.execute(connection)
    await sql`insert into token (chain_id, address, kind, name, symbol, decimals)
      select ${chain}, ${strange}, 'erc20', 'AA ' || n, 'AA' || n, 18 from generate_series(0, ${spam} - 1) as n
      union all select ${chain}, ${coin}, 'erc20', 'Real Coin', 'REAL', 18`.execute(connection)
    await sql`set session_replication_role = origin`.execute(connection)
  })
  await rebuildSummaries(db)
  await sql`vacuum analyze`.execute(db)
  counter = createRowCounter(database.url)
}, 240_000)
afterAll(async () => {
  await counter.destroy()
  await database.destroy()
})

const filters: [string, NonNullable<ListIncomingTransfersPageParameters['filter']>, maxRows: number][] = [
  ['of nobody', { sender: safe }, 6_000],
  ['of a sender and a value', { sender: friend, value: 99n }, 6_000],
  ['of a value and known tokens', { trustedTokens: [coin], value: 99n }, 6_000],
  ['of a value and one token', { token: coin, value: 99n }, 100],
  ['of known tokens', { trustedTokens: [coin] }, 2_500],
  ['of one token', { token: coin }, 100],
  ['of a transaction', { transactionHash: toHash(4) }, 6_000],
  ['of ERC-20 tokens', { kinds: ['erc20'] }, 6_000],
  ['of native coin', { kinds: ['native'] }, 100],
  ['of a range of values', { valueFrom: 50n, valueTo: 99n }, 6_000],
  ['of old blocks', { blockTo: 0 }, 100],
  ['of no block', { blockFrom: 2, blockTo: 1 }, 100],
]

test.each(filters)(
  'behavior: a page of incoming transfers %s scans a limited number of rows',
  async (_, filter, most) => {
    const read = (page: Cursor) =>
      counter.count((db) => listIncomingTransfersPage(db, { chainId, filter, safe, ...page }))
    const { result, rows } = await read({ limit: 20, offset: 0 })
    expect(rows).toBeLessThan(most)
    const { next } = createPageCursors({ cursor: { limit: 20, offset: 0 }, ...result, hasNext: result.hasMore })
    if (next) expect((await read(next)).rows).toBeLessThan(most)
  },
)

const ofAll: typeof filters = [...filters, ['of any kind', {}, 2_500], ['to somebody', { recipient: friend }, 6_000]]

test.each(ofAll)('behavior: a page of all transfers %s scans a limited number of rows', async (_, filter) => {
  const page = { chainId, filter, isIncomingOnly: false, limit: 20, offset: 0, safe }
  const { rows } = await counter.count((db) => listTransfersPage(db, page))
  expect(rows).toBeLessThan(6_000)
})

test('behavior: a transfer by its id reads no spam', async () => {
  await sql`insert into safe_transaction (chain_id, safe, block_number, transaction_index, transaction_hash)
    values (${chain}, ${safe}, 0, 1, ${toHash(1)})`.execute(database.db)
  const id = { blockNumber: 0, chainId, isNative: false, position: 'r1', transactionHash: toHash(1) }
  const { result, rows } = await counter.count((db) => findTransferOfChain(db, id))
  expect(result).toMatchObject({ logIndex: 1, value: 99n })
  expect(rows).toBeLessThan(50)
})

test('behavior: links of a filtered list lead through all spam, and back to the first page', async () => {
  const filter = { sender: friend, value: 99n }
  let cursor: Cursor | null = { limit: 2, offset: 0 }
  let pages = 0
  const found: number[] = []
  while (cursor) {
    const { edges, hasMore, transfers }: Awaited<ReturnType<typeof listIncomingTransfersPage>> =
      await listIncomingTransfersPage(database.db, { chainId, filter, safe, ...cursor })
    found.push(...transfers.map(({ logIndex }) => logIndex))
    const turned = createPageCursors({ cursor, edges, hasNext: hasMore, taken: transfers.length })
    if (found.length === 3) expect(turned.previous).toEqual({ limit: 2, offset: 0 })
    cursor = turned.next
    expect(++pages).toBeLessThan(40)
  }
  expect(found).toEqual([2, 1, 0])
  expect(pages).toBeGreaterThan(10)
})

test.each(['name', '-symbol', 'address'] as const)('behavior: tokens by %s scan a limited number', async (ordering) => {
  const page = { chainId, limit: 20, listed: [coin], offset: 0, ordering }
  const listed = await counter.count((db) => listTokensPage(db, page))
  expect(listed.rows).toBeLessThan(21_000)
  expect(listed.result.tokens).toHaveLength(20)
  const far = await counter.count((db) => listTokensPage(db, { ...page, offset: 900_000_000 }))
  expect(far.rows).toBeLessThan(21_000)
  const searched = await counter.count((db) => listTokensPage(db, { ...page, search: 'real' }))
  expect(searched.rows).toBeLessThan(21_000)
  expect(searched.result).toMatchObject({ count: 1, tokens: [{ address: coin }] })
  expect((await listTokensPage(database.db, { ...page, address: coin })).tokens).toMatchObject([{ symbol: 'REAL' }])
})
