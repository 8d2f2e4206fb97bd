import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '../../../test/createTestDatabase.ts'
import { seedLargeSafe } from '../../../test/seedLargeSafe.ts'
import { createPool } from '../createDatabase.ts'
import type { Database } from '../schema.ts'
import { listHistoryPage } from './listHistoryPage.ts'
import { listInteractions } from './listInteractions.ts'
import { listMovementsPage } from './listMovementsPage.ts'
import { listMultisigTransactionsPage } from './listMultisigTransactionsPage.ts'
import { listIncomingTransfersPage } from './listTransfersPage.ts'
import { evictUnsigned } from './proposals.ts'
import { listQueuePage } from './queue.ts'
import { findSafeTags } from './safeSummaries.ts'
import { listTokensOfSafe } from './tokens.ts'

const chainId = 1
const address = (byte: string): Address => `0x${byte.repeat(20)}`
const [safe, small, owner, token] = [address('11'), address('22'), address('33'), address('44')]
const count = 20_000
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await seedLargeSafe(database.db, { chainId, count, owner, safe, token })
  await seedLargeSafe(database.db, { chainId, count: 100, owner, place: 1, safe: small, token })
  await sql`vacuum analyze`.execute(database.db)
})
afterAll(() => database.destroy())

const PlanSchema: z.ZodType<Plan> = z.object({
  'Node Type': z.string(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  'Rows Removed by Index Recheck': z.number().default(0),
  get Plans() {
    return z.array(PlanSchema).default([])
  },
})
type Plan = {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter': number
  'Rows Removed by Index Recheck': number
  Plans: Plan[]
}

/** Rows that tables and indexes handed out, kept or not. */
function countRows(plan: Plan): number {
  const own = plan['Node Type'].includes('Scan') && !plan['Node Type'].includes('CTE')
  const handed = plan['Actual Rows'] + plan['Rows Removed by Filter'] + plan['Rows Removed by Index Recheck']
  return (own ? handed * plan['Actual Loops'] : 0) + plan.Plans.reduce((sum, child) => sum + countRows(child), 0)
}

/** Rows that each statement of a read goes through, the largest first. Counts of a whole list are left out. */
async function explain(read: (db: Kysely<Database>) => Promise<unknown>): Promise<number[]> {
  const statements: { parameters: readonly unknown[]; sql: string }[] = []
  const pool = createPool(database.url, { maxConnections: 2, statementTimeout: 0 })
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { parameters, sql: text } }) => void statements.push({ parameters, sql: text }),
  })
  try {
    await read(db)
    const rows: number[] = []
    for (const { parameters, sql: text } of statements) {
      if (!/^\s*(select|with|delete)/.test(text) || /^\s*select count\(/.test(text)) continue
      const { rows: answer } = await pool.query(`explain (analyze, format json) ${text}`, [...parameters])
      const [{ Plan }] = z.tuple([z.object({ Plan: PlanSchema })]).parse(answer[0]['QUERY PLAN'])
      rows.push(Math.round(countRows(Plan)))
    }
    return rows.toSorted((one, other) => other - one)
  } finally {
    await db.destroy()
  }
}

const page = { limit: 20, offset: 0 }
const reads: Record<string, (db: Kysely<Database>, of: Address) => Promise<unknown>> = {
  'collectibles and tokens': (db, of) => listTokensOfSafe(db, { chainId, kind: 'erc20', safe: of }),
  'incoming transfers': (db, of) => listIncomingTransfersPage(db, { chainId, ...page, safe: of }),
  movements: (db, of) => listMovementsPage(db, { after: undefined, chainId, limit: 20, safe: of, upTo: undefined }),
  'movements far back': (db, of) =>
    listMovementsPage(db, {
      after: { blockNumber: 60, kind: 'native', logIndex: 50, position: '' },
      chainId,
      limit: 20,
      safe: of,
      upTo: undefined,
    }),
  'multisig transactions': (db, of) => listMultisigTransactionsPage(db, { chainId, ...page, safe: of }),
  'multisig transactions of a nonce': (db, of) =>
    listMultisigTransactionsPage(db, { chainId, ...page, filter: { nonce: 5n }, owners: [owner], safe: of }),
  'multisig transactions, the lowest nonce first': (db, of) =>
    listMultisigTransactionsPage(db, { chainId, ...page, ordering: 'nonce', safe: of }),
  'room for proposals that nobody signed': (db, of) =>
    evictUnsigned(db, { chainId, max: 50, safe: of, safeTxHash: `0x${'00'.repeat(32)}` }),
  history: (db, of) => listHistoryPage(db, { chainId, ...page, safe: of }),
  queue: (db, of) =>
    listQueuePage(db, {
      chainId,
      ...page,
      isTrustedOnly: true,
      nonce: of === safe ? BigInt(count) : 100n,
      owners: [owner],
      safe: of,
    }),
  tags: (db, of) => findSafeTags(db, { chainId, safe: of }),
}

test.each(Object.entries(reads))(
  'behavior: %s of a Safe of 20,000 cost what they do of one of 100',
  async (_, read) => {
    const [max = 0] = await explain((db) => read(db, safe))
    const [least = 0] = await explain((db) => read(db, small))
    expect(max).toBeLessThanOrEqual(Math.max(500, least * 2))
  },
)

test('behavior: counterparties are searched no further back than the bound', async () => {
  const [max = 0] = await explain((db) => listInteractions(db, { addresses: [safe, owner, token], chainId, safe }))
  expect(max).toBeGreaterThan(0)
  expect(max).toBeLessThan(3_000)
})

test('behavior: a page far back in the history reads no more blocks than the first one', async () => {
  const rows = await explain((db) => listHistoryPage(db, { chainId, limit: 20, offset: count - 30, safe }))
  expect(rows[0]).toBeLessThan(count + 200)
})

test('behavior: pages of multisig transactions together are the complete list', async () => {
  const complete = await listMultisigTransactionsPage(database.db, { chainId, limit: 100, offset: 0, safe: small })
  expect(complete.transactions.map(({ transaction }) => transaction?.nonce)).toEqual(
    Array.from({ length: 100 }, (_, index) => BigInt(99 - index)),
  )
  const pages = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      listMultisigTransactionsPage(database.db, { chainId, limit: 10, offset: index * 10, safe: small }),
    ),
  )
  expect(pages.flatMap(({ transactions }) => transactions)).toEqual(complete.transactions)
  expect(pages[0]).toMatchObject({ count: 100, countUniqueNonce: 100 })
})
