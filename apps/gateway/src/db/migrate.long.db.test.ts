import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createDatabase } from './createDatabase.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/migrations.ts'
import { partitionTables } from './partition/partitionTables.ts'
import { lockTimeout } from './postgresErrors.ts'
import type { Database } from './schema.ts'

const rows = 100_000
/** Milliseconds that a request may wait for a schema change, on a busy machine too. */
const maxWait = 2_000

const hash = sql`'0x' || encode(sha256(convert_to(n :: text, 'utf8')), 'hex')`
const safe = sql`'0x' || n % 1000`
const each = sql`from generate_series(1, ${sql.lit(rows)}) as n`

/** Fills the tables as a chain does after a while. */
async function seed(db: Kysely<Database>): Promise<void> {
  await sql`insert into block select 1, n, ${hash}, ${hash}, n, true ${each}`.execute(db)
  await sql`insert into chain_transaction select 1, n, ${hash}, 0, '0x', '0x', 0, 1, 1 ${each}`.execute(db)
  await sql`insert into safe_creation (chain_id, block_number, log_index, transaction_hash, safe, factory, singleton, creator)
    select 1, n, 0, ${hash}, ${safe}, '0x', '0x', '0x' from generate_series(1, 1000) as n`.execute(db)
  await sql`insert into safe_transaction select 1, ${safe}, n, 0, ${hash} ${each}`.execute(db)
  await sql`insert into multisig_execution (chain_id, block_number, log_index, transaction_hash, safe, transaction_index,
      safe_tx_hash, success, payment, nonce)
    select 1, n, 0, ${hash}, ${safe}, 0, ${hash}, true, 0, n / 1000 ${each}`.execute(db)
  await sql`insert into transfer (chain_id, block_number, log_index, transaction_hash, safe, transaction_index, kind,
      position, sender, recipient, value)
    select 1, n, 1, ${hash}, ${safe}, 0, 'native', '', '0x', ${safe}, 1 ${each}`.execute(db)
  await sql`insert into proposal (chain_id, safe, safe_tx_hash, "to", value, data, operation, safe_tx_gas, base_gas,
      gas_price, gas_token, refund_receiver, nonce, trusted)
    select 1, ${safe}, ${hash}, '0x', 0, '0x', 0, 0, 0, 0, '0x', '0x', n / 1000, true ${each}`.execute(db)
  await sql`analyze`.execute(db)
}

/** A reader, a proposer and an indexer that run until stopped; records the longest wait of each phase. */
function startTraffic(db: Kysely<Database>) {
  const waits = new Map<string, number>()
  let phase = ''
  let isStopped = false
  let block = rows
  const time = async (work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    waits.set(phase, Math.max(waits.get(phase) ?? 0, performance.now() - began))
  }
  const read = () =>
    time(() =>
      sql`select * from transfer where chain_id = 1 and safe = '0x7' order by block_number desc limit 20`.execute(db),
    )
  const propose = () =>
    time(() =>
      sql`insert into proposal (chain_id, safe, safe_tx_hash, "to", value, data, operation, safe_tx_gas, base_gas,
          gas_price, gas_token, refund_receiver, nonce, trusted)
        values (1, '0x7', gen_random_uuid() :: text, '0x', 0, '0x', 0, 0, 0, 0, '0x', '0x', 1000, true)`.execute(db),
    )
  const index = () =>
    time(async () => {
      block += 1
      await sql`insert into block (chain_id, number, hash, parent_hash, timestamp, has_facts)
        values (1, ${block}, '0x', '0x', 1, true)`.execute(db)
      await sql`insert into transfer (chain_id, block_number, log_index, transaction_hash, safe, transaction_index, kind,
          position, sender, recipient, value)
        values (1, ${block}, 0, '0x' || ${`${block}`}, '0x7', 0, 'native', '', '0x', '0x7', 1)`.execute(db)
    })
  const running = Promise.all(
    [read, propose, index].map(async (work) => {
      while (!isStopped) await work()
    }),
  )
  return {
    stop: async () => {
      isStopped = true
      await running
      return Object.fromEntries([...waits].map(([name, wait]) => [name, Math.round(wait)]))
    },
    setPhase: (name: string) => {
      phase = name
    },
  }
}

test('behavior: no request waits long for a migration, for indexes or for partitions of large tables', {
  timeout: 600_000,
}, async () => {
  const { destroy, url } = await createTestDatabase({ isMigrated: false })
  onTestFinished(destroy)
  const db = createDatabase(url, { lockTimeout: lockTimeout, statementTimeout: 0 })
  const users = createDatabase(url, { statementTimeout: 0 })
  onTestFinished(async () => {
    await db.destroy()
    await users.destroy()
  })
  const [first = '', ...others] = Object.keys(migrations)
  await migrate(db, { to: first })
  await seed(db)
  const traffic = startTraffic(users)
  for (const name of others) {
    traffic.setPhase(name)
    await migrate(db, { to: name })
  }
  traffic.setPhase('indexes')
  await migrate(db)
  traffic.setPhase('partitions')
  await partitionTables(db, { count: 4 })
  const waits = await traffic.stop()
  process.stdout.write(`${JSON.stringify({ name: 'longest wait, ms', rows, ...waits })}\n`)
  expect(Object.entries(waits).filter(([, wait]) => wait > maxWait)).toEqual([])
})
