import { type Cursor, createPageCursors, type PageBounds } from '@countersign/protocol/wire'
import { type RawBuilder, sql } from 'kysely'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/createTestDatabase.ts'
import { seedWorld } from '../../../test/seedWorld.ts'
import { listCollectiblesPage } from './collectibles.ts'
import { listHistoryPage } from './listHistoryPage.ts'
import {
  type ListMultisigTransactionsPageParameters,
  listMultisigTransactionsPage,
} from './listMultisigTransactionsPage.ts'
import {
  type ListIncomingTransfersPageParameters,
  listIncomingTransfersPage,
  listTransfersPage,
} from './listTransfersPage.ts'
import { listMessagesPage } from './messages.ts'
import { listModuleTransactionsPage } from './moduleTransactions.ts'
import type { TransferRecord } from './Records.ts'
import { rebuildSummaries } from './safeSummaries.ts'

/** Several times what any list reads at once; `npm test` has time for fewer. */
const size = process.env.LONG_TESTS ? 5_000 : 1_800
const chainId = 1
const address = (digit: string): Address => `0x${digit.repeat(40)}`
const [safe, first, second] = [address('3'), address('1'), address('2')]
const tokens: Address[] = [`0x9${'0'.repeat(39)}`, `0x91${'0'.repeat(38)}`]
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await seedWorld(database.db, {
    chainId,
    others: 5,
    owners: [first, second],
    safes: [{ address: safe, transactions: size - 200 }],
    singleton: first,
    tokens,
    transactions: size,
  })
  await rebuildSummaries(database.db)
})
afterAll(() => database.destroy())

type Page = { count?: number; edges: PageBounds | undefined; hasMore: boolean; keys: string[] }

/** Reads pages here and there and holds them against the whole list. */
async function expectPages(
  list: RawBuilder<Record<string, unknown>>,
  read: (page: Cursor) => Promise<Page>,
  /** Filtered lists are counted so far beyond the page. */
  reach = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { rows } = await list.execute(database.db)
  const all = rows.map((row) => Object.values(row).join(':'))
  const middle = Math.floor(all.length / 2)
  const ends = [all.length - 21, all.length - 1, all.length, all.length + 5]
  for (const offset of [0, 45, 500, 501, middle, ...ends]) {
    if (offset < 0) continue
    const counted = Math.min(all.length, offset + 20 + reach)
    const { count = counted, keys } = await read({ limit: 20, offset })
    expect({ count, keys, offset }).toEqual({ count: counted, keys: all.slice(offset, offset + 20), offset })
  }
  await expectLinkedPages(all, read)
}

/** Reads on from here and there, and back from each page, as whoever follows links does. */
async function expectLinkedPages(all: readonly string[], read: (page: Cursor) => Promise<Page>): Promise<void> {
  const limit = 20
  for (const start of [0, Math.max(all.length - 45, 0)]) {
    let cursor: Cursor | null = { limit, offset: start }
    for (let turns = 0; cursor && turns < 3; turns++) {
      const { edges, hasMore, keys }: Page = await read(cursor)
      const { offset } = cursor
      expect({ keys, offset }).toEqual({ keys: all.slice(offset, offset + limit), offset })
      expect({ hasMore, offset }).toEqual({ hasMore: offset + limit < all.length, offset })
      const { next, previous } = createPageCursors({ cursor, edges, hasNext: hasMore })
      if (previous) {
        const { hasMore: isFollowed, keys: before } = await read(previous)
        expect(before).toEqual(all.slice(previous.offset, previous.offset + limit))
        expect(isFollowed).toBe(previous.offset + limit < all.length)
      }
      cursor = next
    }
  }
}

const toKey = ({ blockNumber, logIndex, position }: TransferRecord) => `${blockNumber}:${logIndex}:${position}`

test('behavior: history', async () => {
  await expectPages(
    sql`select transaction_hash from safe_transaction where safe = ${safe}
      order by block_number desc, transaction_index desc`,
    async (page) => {
      const { entries, ...rest } = await listHistoryPage(database.db, { chainId, safe, ...page })
      return { ...rest, keys: entries.map(({ transactionHash }) => transactionHash) }
    },
  )
})

test('behavior: a reader of pages misses nothing and gets nothing twice, whatever is added or removed meanwhile', async () => {
  const read = (page: Cursor) => listHistoryPage(database.db, { chainId, isWithPrevious: true, safe, ...page })
  const [before, then] = [await read({ limit: 20, offset: 0 }), await read({ limit: 20, offset: 20 })]
  const place = { after: before.edges?.last ?? '' }
  await sql`insert into block select chain_id, 900000, hash || '1', parent_hash, timestamp + 9000000, true from block
    where number = 1`.execute(database.db)
  await sql`insert into safe_transaction (chain_id, safe, block_number, transaction_index, transaction_hash)
    values (${chainId}, ${safe}, 900000, 0, '0xnew')`.execute(database.db)
  expect(await read({ limit: 20, offset: 20, place })).toEqual(then)
  // A reorganisation took the row away that the link names.
  await sql`delete from safe_transaction where safe = ${safe}
    and transaction_hash in ('0xnew', ${before.entries.at(-1)?.transactionHash})`.execute(database.db)
  expect(await read({ limit: 20, offset: 20, place })).toEqual({ ...then, previous: undefined })
  for (const garbled of ['x', '1', '1.2.3', '1..2', '1.9999999999', "1.0'"])
    expect(await read({ limit: 20, offset: 19, place: { after: garbled } })).toMatchObject({ entries: then.entries })
})

const incoming: [string, NonNullable<ListIncomingTransfersPageParameters['filter']>, RawBuilder<unknown>][] = [
  ['all', {}, sql`true`],
  ['of known tokens', { trustedTokens: tokens }, sql`(kind <> 'erc20' or token = any(${tokens} :: text[]))`],
  ['of one token', { token: tokens[0] }, sql`token = ${tokens[0]}`],
  ['of a sender', { sender: second }, sql`sender = ${second}`],
  [
    'of a sender and known tokens',
    { sender: second, trustedTokens: tokens },
    sql`sender = ${second} and (kind <> 'erc20' or token = any(${tokens} :: text[]))`,
  ],
  ['of a value', { value: 1_019n }, sql`value = 1019`],
  [
    'of a time',
    { executedFrom: 1_700_003_000, executedTo: 1_700_009_000 },
    sql`timestamp between 1700003000 and 1700009000`,
  ],
]
incoming.push(
  ['of values', { valueFrom: 1_010n, valueTo: 1_019n }, sql`value between 1010 and 1019`],
  ['of ERC-20 tokens', { kinds: ['erc20'] }, sql`kind = 'erc20'`],
  ['of native coin and NFTs', { kinds: ['erc721', 'native'] }, sql`kind <> 'erc20'`],
  ['of blocks', { blockFrom: 300, blockTo: 900 }, sql`block_number between 300 and 900`],
)
test.each(incoming)('behavior: incoming transfers, %s', async (_, filter, isRequested) => {
  await expectPages(
    sql`select block_number, log_index, position from transfer
      join block on block.chain_id = transfer.chain_id and block.number = block_number
      where safe = ${safe} and recipient = ${safe} and (kind = 'erc721' or value <> 0) and ${isRequested}
      order by 1 desc, 2 desc, 3 desc`,
    async (page) => {
      const { transfers, ...rest } = await listIncomingTransfersPage(database.db, { chainId, filter, safe, ...page })
      return { ...rest, keys: transfers.map(toKey) }
    },
  )
})

test('behavior: all transfers', async () => {
  await expectPages(
    sql`select block_number, log_index, position from transfer
      where safe = ${safe} and (kind = 'erc721' or value <> 0) and kind <> 'erc1155'
      order by 1 desc, 2 desc, 3 desc`,
    async (page) => {
      const { transfers, ...rest } = await listTransfersPage(database.db, {
        chainId,
        isIncomingOnly: false,
        safe,
        ...page,
      })
      return { ...rest, keys: transfers.map(toKey) }
    },
  )
})

test('behavior: module transactions that succeeded', async () => {
  await expectPages(
    sql`select block_number, log_index from module_execution where safe = ${safe} and success order by 1 desc, 2 desc`,
    async (page) => {
      const { transactions, ...rest } = await listModuleTransactionsPage(database.db, {
        chainId,
        filter: { isFailed: false },
        safe,
        ...page,
      })
      return { ...rest, keys: transactions.map(({ blockNumber, logIndex }) => `${blockNumber}:${logIndex}`) }
    },
  )
})

test('behavior: module transactions', async () => {
  await expectPages(
    sql`select block_number, log_index from module_execution where safe = ${safe} order by 1 desc, 2 desc`,
    async (page) => {
      const { transactions, ...rest } = await listModuleTransactionsPage(database.db, { chainId, safe, ...page })
      return { ...rest, keys: transactions.map(({ blockNumber, logIndex }) => `${blockNumber}:${logIndex}`) }
    },
  )
})

const orderings = { '-created': 'created_at desc', created: 'created_at', modified: 'modified_at' } as const
test.each(Object.entries(orderings))('behavior: messages, %s', async (name, order) => {
  const ordering = Object.keys(orderings).find((known): known is keyof typeof orderings => known === name)
  await expectPages(
    sql`select message_hash from message where safe = ${safe} order by ${sql.raw(order)}, message_hash`,
    async (page) => {
      const { messages, ...rest } = await listMessagesPage(database.db, {
        chainId,
        ordering: ordering ?? 'created',
        safe,
        ...page,
      })
      return { ...rest, keys: messages.map(({ messageHash }) => messageHash) }
    },
  )
})

test('behavior: collectibles', async () => {
  await expectPages(
    sql`select token, token_id from held_collectible where safe = ${safe}
      order by block_number desc, log_index desc, token, token_id`,
    async (page) => {
      const { collectibles, ...rest } = await listCollectiblesPage(database.db, { chainId, safe, ...page })
      return { ...rest, keys: collectibles.map(({ token, tokenId }) => `${token}:${tokenId}`) }
    },
  )
})

type Listed = Pick<ListMultisigTransactionsPageParameters, 'filter' | 'ordering'>
const multisig: [string, Listed, RawBuilder<unknown>, RawBuilder<unknown>?][] = [
  ['all', {}, sql`true`],
  ['the lowest nonce first', { ordering: 'nonce' }, sql`true`],
  ['a range of nonces', { filter: { nonceFrom: 100n, nonceTo: 3_000n } }, sql`nonce between 100 and 3000`],
  ['one nonce', { filter: { nonce: 5n } }, sql`nonce = 5`],
  ['executed', { filter: { isExecuted: true } }, sql`executed`],
  ['signed', { filter: { hasConfirmations: true } }, sql`(executed or signed)`],
  [
    'signed by nobody',
    { filter: { hasConfirmations: false, isTrustedOnly: false } },
    sql`not (executed or signed)`,
    sql`true`,
  ],
  [
    'of a time of proposals',
    { filter: { submittedFrom: 1_700_003_000, submittedTo: 1_700_006_000 } },
    sql`created_at between to_timestamp(1700003000) and to_timestamp(1700006000)`,
  ],
  ['of a time of changes', { filter: { modifiedFrom: 1_700_009_000 } }, sql`modified_at >= to_timestamp(1700009000)`],
  ['not executed', { filter: { isExecuted: false } }, sql`not executed`],
  ['the last proposed first', { ordering: '-created' }, sql`true`],
  ['the first proposed first', { ordering: 'created' }, sql`true`],
  ['the last changed first', { ordering: '-modified' }, sql`true`],
  ['the first changed first', { ordering: 'modified' }, sql`true`],
]
const filtered: typeof multisig = [
  ['to a contract', { filter: { to: tokens[0] } }, sql`"to" = ${tokens[0]}`],
  ['to nobody', { filter: { to: first } }, sql`false`],
  ['of a value', { filter: { value: 1_000n }, ordering: 'nonce' }, sql`value = 1000`],
  ['of a time', { filter: { executedFrom: 1_700_003_000 } }, sql`executed_at >= 1700003000`],
  ['failed', { filter: { executedTo: 1_700_009_000, isFailed: true } }, sql`executed_at <= 1700009000 and not success`],
  ['of a value, not executed', { filter: { isExecuted: false, value: 1_000n } }, sql`value = 1000 and not executed`],
]
const expectMultisig = (
  { filter = {}, ordering = '-nonce' }: Listed,
  isRequested: RawBuilder<unknown>,
  { isProposed = sql`trusted`, reach }: { isProposed?: RawBuilder<unknown> | undefined; reach?: number } = {},
) => {
  const direction = sql.raw(ordering.startsWith('-') ? 'desc' : 'asc')
  const orders = {
    created: sql`created_at ${direction}`,
    modified: sql`modified_at ${direction}`,
    nonce: sql`nonce ${direction}, created_at ${direction}`,
  }
  const order = Object.entries(orders).find(([name]) => ordering.endsWith(name))?.[1]
  return expectPages(
    sql`select safe_tx_hash from (
        select safe_tx_hash, success, timestamp as executed_at, execution.safe is not null as executed,
          coalesce(proposal.nonce, execution.nonce) as nonce, coalesce(proposal."to", execution."to") as "to",
          coalesce(proposal.value, execution.value) as value,
          coalesce(created_at, to_timestamp(timestamp)) as created_at,
          greatest(modified_at, to_timestamp(timestamp)) as modified_at,
          exists (select from confirmation where confirmation.safe_tx_hash = proposal.safe_tx_hash) as signed
        from (select * from proposal where safe = ${safe} and ${isProposed}) as proposal
        full join (
          select multisig_execution.*, timestamp from multisig_execution
          join block on block.number = block_number where safe = ${safe}
        ) as execution using (safe_tx_hash)
      ) as listed where ${isRequested} order by ${order}, safe_tx_hash`,
    async (page) => {
      const list = { chainId, filter, ordering, owners: [first, second], safe, ...page }
      const { transactions, ...rest } = await listMultisigTransactionsPage(database.db, list)
      return { ...rest, keys: transactions.map(({ safeTxHash }) => safeTxHash) }
    },
    reach,
  )
}
test.each(multisig)('behavior: multisig transactions, %s', async (_, listed, isRequested, isProposed) => {
  await expectMultisig(listed, isRequested, { isProposed })
})

test.each(filtered)('behavior: multisig transactions, %s', async (_, listed, isRequested) => {
  await expectMultisig(listed, isRequested, { reach: 1_000 })
})

test('behavior: multisig transactions of which some were executed without having been proposed here', async () => {
  await sql`delete from confirmation where safe_tx_hash in (select safe_tx_hash from proposal where settled and nonce % 7 = 3)`.execute(
    database.db,
  )
  await sql`delete from proposal where safe = ${safe} and settled and nonce % 7 = 3`.execute(database.db)
  for (const ordering of ['-created', 'created', '-modified'] as const) await expectMultisig({ ordering }, sql`true`)
})

test('behavior: multisig transactions of a Safe with unknown executions', async () => {
  await sql`delete from multisig_execution where safe = ${safe} and nonce % 9 = 4`.execute(database.db)
  await expectMultisig({}, sql`true`)
  await expectMultisig({ filter: { isExecuted: false } }, sql`not executed`)
  await expectMultisig({ filter: { isExecuted: true } }, sql`executed`)
  await expectMultisig({ filter: { to: tokens[0] } }, sql`"to" = ${tokens[0]}`, { reach: 1_000 })
})

test('behavior: multisig transactions of a Safe that has an execution of an unknown nonce', async () => {
  await sql`update multisig_execution set nonce = null where safe = ${safe} and nonce = 4`.execute(database.db)
  await expectMultisig({}, sql`true`)
})
