import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe } from '@countersign/devchain/testing'
import { ChainConfigSchema } from '@countersign/protocol/config'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApi, type TestApi } from '../../test/createTestApi.ts'
import { createTestChain, type TestChain } from '../../test/createTestChain.ts'
import { createTestDatabase, type TestDatabase } from '../../test/createTestDatabase.ts'
import { seedWorld } from '../../test/seedWorld.ts'
import { createWorld } from '../../test/setup.ts'
import { createPool } from '../db/createDatabase.ts'
import { evictUnsigned } from '../db/queries/proposals.ts'
import { rebuildSummaries } from '../db/queries/safeSummaries.ts'
import type { Database } from '../db/schema.ts'

/** Some 300,000 rows: enough for the planner to show what it would do with any number. */
const size = { largest: 10_000, others: 500, transactions: 40_000 }
const tokens = ['9', '91'].map((digits): Address => `0x${digits.padEnd(40, '0')}`)
const owners = [demoAccounts[0].address, demoAccounts[1].address] as const

type Statement = { parameters: readonly unknown[]; sql: string }
let chain: TestChain
let database: TestDatabase
let pool: pg.Pool
let api: TestApi
let db: Kysely<Database>
let safe: Address
let statements: Statement[] = []
let close: () => Promise<void>

beforeAll(async () => {
  chain = await createTestChain()
  database = await createTestDatabase()
  safe = await deploySafe({ client: chain.client, owners: [...owners], threshold: 2 })
  const [singleton] = tokens
  await seedWorld(database.db, {
    chainId: 31_337,
    others: size.others,
    owners,
    safes: [{ address: safe, transactions: size.largest }],
    singleton: singleton ?? safe,
    tokens,
    transactions: size.transactions,
  })
  pool = createPool(database.url, { maxConnections: 4, statementTimeout: 0 })
  db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { parameters, sql } }) => void statements.push({ parameters, sql }),
  })
  await rebuildSummaries(db)
  await pool.query('vacuum analyze')
  const config = ChainConfigSchema.parse({
    ...chain.config,
    tokens: tokens.map((address) => ({ address, decimals: 18, name: 'Coin', symbol: 'COIN' })),
  })
  ;({ api, close } = await openTestApi(createWorld({ ...chain, config }, { db, url: database.url })))
}, 120_000)
afterAll(async () => {
  await close()
  await db.destroy()
  await database.destroy()
  await chain.stop()
})

const PlanSchema: z.ZodType<Plan> = z.object({
  'Actual Loops': z.number(),
  'Actual Rows': z.number(),
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Rows Removed by Filter': z.number().default(0),
  'Rows Removed by Index Recheck': z.number().default(0),
  get Plans() {
    return z.array(PlanSchema).default([])
  },
})
type Plan = {
  'Actual Loops': number
  'Actual Rows': number
  'Node Type': string
  'Relation Name'?: string | undefined
  'Rows Removed by Filter': number
  'Rows Removed by Index Recheck': number
  Plans: Plan[]
}

/** Rolls back, so that deletes change nothing. */
async function explain({ parameters, sql: text }: Statement): Promise<Plan> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, [...parameters])
    return z.tuple([z.object({ Plan: PlanSchema })]).parse(rows[0]['QUERY PLAN'])[0].Plan
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const listNodes = (plan: Plan): Plan[] => [plan, ...plan.Plans.flatMap(listNodes)]
const countRows = (node: Plan) =>
  (node['Actual Rows'] + node['Rows Removed by Filter'] + node['Rows Removed by Index Recheck']) * node['Actual Loops']

/** Small on every chain. */
const smallTables = new Set(['checkpoint', 'indexer', 'failed_transaction'])
/** A page has 20 entries with signatures and transfers, plus older ones to detect imitations. */
const maxRows = 1_500

type Bounds = {
  /** Partitions that may be scanned. @default 1 */
  maxParts?: number
  /** Index entries that a page in the middle may scan. */
  maxWalked?: number
}

/** Scanned partitions of the most scanned table (`DATABASE_PARTITIONS`). Ignores those pruned at run time. */
function countParts(nodes: readonly Plan[]): number {
  const parts = new Map<string, Set<string>>()
  for (const { 'Actual Loops': loops, 'Relation Name': name = '' } of nodes) {
    const [, table] = /^(\w+)_\d+_\d+$/.exec(name) ?? []
    if (table !== undefined && loops > 0) parts.set(table, (parts.get(table) ?? new Set()).add(name))
  }
  return Math.max(0, ...[...parts.values()].map(({ size }) => size))
}

/** Index entries scanned and rows fetched. */
function countRead(nodes: readonly Plan[]): { fetched: number; walked: number } {
  const read = nodes.filter((node) => node['Node Type'].includes('Scan') && node['Relation Name'])
  const sum = (isWalk: boolean) =>
    read
      .filter((node) => (node['Node Type'] === 'Index Only Scan') === isWalk)
      .reduce((total, node) => total + countRows(node), 0)
  return { fetched: sum(false), walked: sum(true) }
}

/** The planner prefers a sequential scan for a partition of some thousand rows. */
const limitScan = (parts: number) => (parts > 0 ? 1_000 : 600)

/** Faults in the query plans of a request. */
async function listFaults(
  executed: readonly Statement[],
  { maxParts = 1, maxWalked = maxRows }: Bounds = {},
): Promise<string[]> {
  const faults: string[] = []
  for (const statement of executed) {
    if (!/^\s*\(*(select|with|delete)/.test(statement.sql)) continue
    const plan = await explain(statement)
    const fail = (what: string) => faults.push(`${what}: ${statement.sql.replaceAll(/\s+/g, ' ')}`)
    const nodes = listNodes(plan)
    const parts = countParts(nodes)
    const maxScanned = limitScan(parts)
    for (const node of nodes) {
      const type = node['Node Type']
      const rows = Math.round(countRows(node))
      const relation = node['Relation Name'] ?? ''
      if (type === 'Seq Scan' && rows > maxScanned && !smallTables.has(relation))
        fail(`goes through all of ${relation}`)
      const handed = node.Plans.reduce((sum, child) => sum + child['Actual Rows'] * child['Actual Loops'], 0)
      if (type.includes('Sort') && handed > maxRows) fail(`sorts ${handed} rows`)
    }
    if (parts > maxParts) fail(`asks ${parts} parts of a table`)
    const { fetched, walked } = countRead(nodes)
    if (fetched > maxRows) fail(`reads ${fetched} rows`)
    if (walked > maxWalked) fail(`walks ${walked} entries`)
  }
  return faults
}

const cursor = (offset: number) => `cursor=${encodeURIComponent(`limit=20&offset=${offset}`)}`
const newest = '/tx-service/test/api/v2/safes/$safe/multisig-transactions?limit=20&ordering='
const reads: Record<string, string> = {
  'all transactions': '/tx-service/test/api/v2/safes/$safe/all-transactions?limit=20',
  balances: '/v1/chains/31337/safes/$safe/balances/USD',
  collectibles: '/v2/chains/31337/safes/$safe/collectibles',
  'details of an execution': '/v1/chains/31337/transactions/$hash',
  history: '/v1/chains/31337/safes/$safe/transactions/history',
  'incoming transfers': '/v1/chains/31337/safes/$safe/incoming-transfers',
  'incoming transfers of a time': `/v1/chains/31337/safes/$safe/incoming-transfers?trusted=false&execution_date__gte=2023-11-15T12:00:00Z&execution_date__lte=2023-11-15T14:00:00Z`,
  'incoming transfers of a token': `/v1/chains/31337/safes/$safe/incoming-transfers?token_address=${tokens[0]}`,
  'incoming transfers of any token': '/v1/chains/31337/safes/$safe/incoming-transfers?trusted=false',
  'incoming transfers, other dialect': '/tx-service/test/api/v1/safes/$safe/incoming-transfers?limit=20',
  'module transactions that failed': '/tx-service/test/api/v1/safes/$safe/module-transactions?failed=true&limit=20',
  'module transactions of blocks':
    '/tx-service/test/api/v1/safes/$safe/module-transactions?block_number__gt=10&limit=20',
  transfers: '/tx-service/test/api/v1/safes/$safe/transfers?limit=20',
  'transfers of blocks': '/tx-service/test/api/v1/safes/$safe/transfers?limit=20&block_number__lt=9000',
  export: '/tx-service/test/api/v1/safes/$safe/export?limit=20',
  'incoming native coin': '/tx-service/test/api/v1/safes/$safe/incoming-transfers?limit=20&ether=true',
  messages: '/v1/chains/31337/safes/$safe/messages',
  'module transactions': '/v1/chains/31337/safes/$safe/module-transactions',
  movements: '/v1/chains/31337/safes/$safe/movements?limit=20',
  'multisig transactions': '/v1/chains/31337/safes/$safe/multisig-transactions',
  'multisig transactions of a nonce': '/v1/chains/31337/safes/$safe/multisig-transactions?nonce=5',
  'multisig transactions that were executed': '/v1/chains/31337/safes/$safe/multisig-transactions?executed=true',
  'multisig transactions that wait or were replaced':
    '/v1/chains/31337/safes/$safe/multisig-transactions?executed=false',
  'multisig transactions, far back': `/v1/chains/31337/safes/$safe/multisig-transactions?${cursor(4_000)}`,
  'multisig transactions, last page': `/v1/chains/31337/safes/$safe/multisig-transactions?${cursor(8_000)}`,
  'multisig transactions, other dialect': '/tx-service/test/api/v2/safes/$safe/multisig-transactions?limit=20',
  'multisig transactions from a nonce, other dialect':
    '/tx-service/test/api/v2/safes/$safe/multisig-transactions?limit=20&nonce__gte=100',
  'multisig transactions to a contract': `/v1/chains/31337/safes/$safe/multisig-transactions?to=${tokens[0]}`,
  'multisig transactions to nobody': `/v1/chains/31337/safes/$safe/multisig-transactions?to=0x${'1'.repeat(40)}`,
  'multisig transactions of a value': '/v1/chains/31337/safes/$safe/multisig-transactions?value=1000',
  'multisig transactions of another value': '/v1/chains/31337/safes/$safe/multisig-transactions?value=7',
  'multisig transactions of a time': `/v1/chains/31337/safes/$safe/multisig-transactions?execution_date__gte=2023-11-15T12:00:00Z&execution_date__lte=2023-11-15T14:00:00Z`,
  'multisig transactions of a long time': `/v1/chains/31337/safes/$safe/multisig-transactions?execution_date__lte=2023-11-15T14:00:00Z`,
  'multisig transactions of a hash': `/tx-service/test/api/v2/safes/$safe/multisig-transactions?limit=20&safe_tx_hash=$hash`,
  'multisig transactions last proposed': `${newest}-created`,
  'multisig transactions first proposed': `${newest}created`,
  'multisig transactions last changed': `${newest}-modified`,
  'multisig transactions that somebody signed': `${newest}-nonce&has_confirmations=true`,
  'multisig transactions that nobody signed': `${newest}-nonce&has_confirmations=false`,
  'multisig transactions proposed in a time': `${newest}-nonce&submission_date__gte=2023-11-15T12:00:00Z&submission_date__lte=2023-11-15T12:30:00Z`,
  'multisig transactions changed in a time': `${newest}-nonce&modified__gte=2023-11-15T12:00:00Z&modified__lte=2023-11-15T12:30:00Z`,
  nonces: '/v1/chains/31337/safes/$safe/nonces',
  overview: '/v1/safes?currency=USD&safes=31337:$safe',
  queue: '/v1/chains/31337/safes/$safe/transactions/queued',
  'Safe with its tags': '/v1/chains/31337/safes/$safe',
}

async function read(path: string): Promise<Statement[]> {
  const { safe_tx_hash: hash } = await db
    .selectFrom('multisig_execution')
    .where('safe', '=', safe)
    .select('safe_tx_hash')
    .limit(1)
    .executeTakeFirstOrThrow()
  statements = []
  const response = await api.get(path.replace('$safe', safe).replace('$hash', hash))
  expect(response).toMatchObject({ status: 200 })
  expect(statements.length).toBeGreaterThan(0)
  return statements.splice(0)
}

test.each(Object.entries(reads))('behavior: %s cost a page, whatever the Safe holds', async (_, path) => {
  // A hash does not identify its partition.
  const maxParts = path.includes('$hash') ? 64 : 1
  expect(await listFaults(await read(path), { maxParts })).toEqual([])
})

const far: Record<string, string> = {
  'all transactions': '/tx-service/test/api/v2/safes/$safe/all-transactions?limit=20&offset=$offset',
  history: '/v1/chains/31337/safes/$safe/transactions/history?cursor=limit%3D20%26offset%3D$offset',
  'incoming transfers': '/v1/chains/31337/safes/$safe/incoming-transfers?cursor=limit%3D20%26offset%3D$offset',
  'incoming transfers of any token':
    '/v1/chains/31337/safes/$safe/incoming-transfers?trusted=false&cursor=limit%3D20%26offset%3D$offset',
}

test.each(Object.entries(far))('behavior: %s far back walk an index and read a page', async (name, path) => {
  const all = name.startsWith('incoming') ? 1_500 : size.largest - 600
  const middle = await read(path.replace('$offset', String(Math.round(all / 2))))
  expect(await listFaults(middle, { maxWalked: all })).toEqual([])
  expect(await listFaults(await read(path.replace('$offset', String(all - 30))))).toEqual([])
})

/** Lists with keyset pagination: any page reads only its own rows. */
const linked: Record<string, string> = {
  'all transactions': '/tx-service/test/api/v2/safes/$safe/all-transactions?limit=20',
  collectibles: '/v2/chains/31337/safes/$safe/collectibles?cursor=limit%3D10',
  history: '/v1/chains/31337/safes/$safe/transactions/history?cursor=limit%3D20',
  'incoming transfers': '/v1/chains/31337/safes/$safe/incoming-transfers?cursor=limit%3D20',
  messages: '/v1/chains/31337/safes/$safe/messages?cursor=limit%3D20',
  'module transactions': '/v1/chains/31337/safes/$safe/module-transactions?cursor=limit%3D20',
  'multisig transactions': '/v1/chains/31337/safes/$safe/multisig-transactions?cursor=limit%3D20',
  'multisig transactions, other dialect': '/tx-service/test/api/v2/safes/$safe/multisig-transactions?limit=20',
}
const PageSchema = z.object({ next: z.string().nullable(), previous: z.string().nullable() })
const toPath = (link: string | null) => link?.replace(/^https?:\/\/[^/]+/, '') ?? ''

test.each(Object.entries(linked))('behavior: links of %s lead to a page without counting off', async (_, path) => {
  // Far into the list, by a page link of its own.
  const far = path.includes('cursor') ? `${path}%26offset%3D140` : `${path}&offset=140`
  const { body } = await api.get(far.replace('$safe', safe))
  const { next, previous } = PageSchema.parse(body)
  const beside = [toPath(next).replace(/offset(=|%3D)\d+/, 'offset$17000'), toPath(previous)]
  for (const [link, side] of [[beside[0], 'after'] as const, [beside[1], 'before'] as const]) {
    expect(link).toMatch(new RegExp(`${side}(=|%3D)`))
    expect(await listFaults(await read(link ?? ''))).toEqual([])
  }
})

test('behavior: room for a proposal that nobody signed', async () => {
  statements = []
  await evictUnsigned(db, { chainId: 31_337, max: 50, safe, safeTxHash: `0x${'00'.repeat(32)}` })
  expect(await listFaults(statements.splice(0))).toEqual([])
})
