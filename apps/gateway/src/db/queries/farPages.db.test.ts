import { type RawBuilder, sql } from 'kysely'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/createTestDatabase.ts'
import { seedWorld } from '../../../test/seedWorld.ts'
import { listHistoryPage } from './listHistoryPage.ts'
import { type ListIncomingTransfersPageParameters, listIncomingTransfersPage } from './listIncomingTransfersPage.ts'
import { listModuleTransactionsPage } from './listModuleTransactionsPage.ts'
import {
  type ListMultisigTransactionsPageParameters,
  listMultisigTransactionsPage,
} from './listMultisigTransactionsPage.ts'
import type { TransferRecord } from './Records.ts'
import { rebuildSummaries } from './rebuildSummaries.ts'

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
    safes: [{ address: safe, transactions: 4_800 }],
    singleton: first,
    tokens,
    transactions: 5_000,
  })
  await rebuildSummaries(database.db)
})
afterAll(() => database.destroy())

type Page = { count?: number; keys: string[] }

/** Reads pages here and there and holds them against the whole list. */
async function expectPages(
  list: RawBuilder<Record<string, unknown>>,
  read: (page: { limit: number; offset: number }) => Promise<Page>,
): Promise<void> {
  const { rows } = await list.execute(database.db)
  const all = rows.map((row) => Object.values(row).join(':'))
  const middle = Math.floor(all.length / 2)
  const ends = [all.length - 21, all.length - 20, all.length - 1, all.length, all.length + 5]
  for (const offset of [0, 1, 45, 300, 500, 501, 777, middle - 1, middle, middle + 1, ...ends]) {
    if (offset < 0) continue
    const { count = all.length, keys } = await read({ limit: 20, offset })
    expect({ count, keys, offset }).toEqual({ count: all.length, keys: all.slice(offset, offset + 20), offset })
  }
}

const toKey = ({ blockNumber, logIndex, position }: TransferRecord) => `${blockNumber}:${logIndex}:${position}`

test('behavior: history', async () => {
  await expectPages(
    sql`select transaction_hash from safe_transaction where safe = ${safe}
      order by block_number desc, transaction_index desc`,
    async (page) => {
      const { entries } = await listHistoryPage(database.db, { chainId, safe, ...page })
      return { keys: entries.map(({ transactionHash }) => transactionHash) }
    },
  )
})

const incoming: [string, NonNullable<ListIncomingTransfersPageParameters['filter']>, RawBuilder<unknown>][] = [
  ['all', {}, sql`true`],
  ['of known tokens', { trustedTokens: tokens }, sql`(kind <> 'erc20' or token = any(${tokens} :: text[]))`],
  ['of one token', { token: tokens[0] }, sql`token = ${tokens[0]}`],
  [
    'of a time',
    { executedFrom: 1_700_003_000, executedTo: 1_700_009_000 },
    sql`timestamp between 1700003000 and 1700009000`,
  ],
]
test.each(incoming)('behavior: incoming transfers, %s', async (_, filter, isAsked) => {
  await expectPages(
    sql`select block_number, log_index, position from transfer
      join block on block.chain_id = transfer.chain_id and block.number = block_number
      where safe = ${safe} and recipient = ${safe} and (kind = 'erc721' or value <> 0) and ${isAsked}
      order by 1 desc, 2 desc, 3 desc`,
    async (page) => {
      const { count, transfers } = await listIncomingTransfersPage(database.db, { chainId, filter, safe, ...page })
      return { count, keys: transfers.map(toKey) }
    },
  )
})

test('behavior: module transactions', async () => {
  await expectPages(
    sql`select block_number, log_index from module_execution where safe = ${safe} order by 1 desc, 2 desc`,
    async (page) => {
      const { count, transactions } = await listModuleTransactionsPage(database.db, { chainId, safe, ...page })
      return { count, keys: transactions.map(({ blockNumber, logIndex }) => `${blockNumber}:${logIndex}`) }
    },
  )
})

type Listed = Pick<ListMultisigTransactionsPageParameters, 'filter' | 'ordering'>
const multisig: [string, Listed, RawBuilder<unknown>][] = [
  ['all', {}, sql`true`],
  ['the lowest nonce first', { ordering: 'nonce' }, sql`true`],
  ['a range of nonces', { filter: { nonceFrom: 100n, nonceTo: 3_000n } }, sql`nonce between 100 and 3000`],
  ['one nonce', { filter: { nonce: 5n } }, sql`nonce = 5`],
  ['executed', { filter: { isExecuted: true } }, sql`executed`],
  ['not executed', { filter: { isExecuted: false } }, sql`not executed`],
]
const expectMultisig = ({ filter = {}, ordering = '-nonce' }: Listed, isAsked: RawBuilder<unknown>) => {
  const direction = sql.raw(ordering === 'nonce' ? 'asc' : 'desc')
  return expectPages(
    sql`select safe_tx_hash from (
        select *, exists (
          select from multisig_execution as execution where execution.safe_tx_hash = proposal.safe_tx_hash
        ) as executed from proposal where safe = ${safe} and trusted
      ) as listed where ${isAsked} order by nonce ${direction}, created_at ${direction}, safe_tx_hash`,
    async (page) => {
      const list = { chainId, filter, ordering, owners: [first, second], safe, ...page }
      const { count, transactions } = await listMultisigTransactionsPage(database.db, list)
      return { count, keys: transactions.map(({ safeTxHash }) => safeTxHash) }
    },
  )
}
test.each(multisig)('behavior: multisig transactions, %s', async (_, listed, isAsked) => {
  await expectMultisig(listed, isAsked)
})

test('behavior: multisig transactions of a Safe that has an execution of an unknown nonce', async () => {
  await sql`update multisig_execution set nonce = null where safe = ${safe} and nonce = 4`.execute(database.db)
  await expectMultisig({}, sql`true`)
})
