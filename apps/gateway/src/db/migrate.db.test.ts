import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createDatabase } from './createDatabase.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/migrations.ts'

test('default: makes the tables; a second time changes nothing', async () => {
  const { db, destroy } = await createTestDatabase({ isMigrated: false })
  onTestFinished(destroy)
  await migrate(db)
  await migrate(db)
  expect(await db.selectFrom('proposal').selectAll().execute()).toEqual([])
  const { rows } = await sql`select conname from pg_constraint where not convalidated`.execute(db)
  expect(rows).toEqual([])
})

test('behavior: processes that start together do not disturb each other', async () => {
  const { db, destroy, url } = await createTestDatabase({ isMigrated: false })
  onTestFinished(destroy)
  const processes = Array.from({ length: 5 }, () => createDatabase(url))
  await Promise.all(processes.map((process) => migrate(process)))
  await Promise.all(processes.map((process) => process.destroy()))
  const { rows } = await sql<{ count: number }>`select count(*) as count from kysely_migration`.execute(db)
  expect(rows).toEqual([{ count: Object.keys(migrations).length }])
})

/** Those of which a chain has millions of rows. */
const largeTables = [
  ...['block', 'chain_transaction', 'safe_transaction', 'multisig_execution', 'execution_signature'],
  ...['module_execution', 'transfer', 'proposal', 'confirmation', 'message', 'message_confirmation'],
]

test('behavior: no migration goes through the rows of a large table, whose users would wait for it', async () => {
  const { db, destroy } = await createTestDatabase({ isMigrated: false })
  onTestFinished(destroy)
  const [[first] = [''], ...others] = Object.entries(migrations)
  await migrate(db, { to: first })
  await sql`insert into block select 1, n, '0x', '0x', n, true from generate_series(1, 9) as n`.execute(db)
  await sql`insert into chain_transaction select 1, 1, '0x', 0, '0x', '0x', 0, 1, 1`.execute(db)
  await sql`insert into transfer (chain_id, block_number, log_index, transaction_hash, safe, transaction_index, kind,
      position, sender, recipient, value)
    select 1, n, 1, '0x', '0x', 0, 'native', '' || n, '0x', '0x', 1 from generate_series(1, 9) as n`.execute(db)
  await sql`insert into multisig_execution (chain_id, block_number, log_index, transaction_hash, safe, transaction_index,
      safe_tx_hash, success, payment) select 1, n, 0, '0x', '0x', 0, '0x', true, 0 from generate_series(1, 9) as n`.execute(
    db,
  )
  await sql`insert into proposal (chain_id, safe, safe_tx_hash, "to", value, data, operation, safe_tx_gas, base_gas,
      gas_price, gas_token, refund_receiver, nonce, trusted)
    select 1, '0x', '0x' || n, '0x', 0, '0x', 0, 0, 0, 0, '0x', '0x', n, true from generate_series(1, 9) as n`.execute(
    db,
  )
  const read = sql<{ count: number; file: number; name: string }>`select relname as name, seq_tup_read as count,
    pg_relation_filenode(relid) :: integer as file from pg_stat_xact_user_tables
    where relname = any(${largeTables} :: text[]) order by relname`
  for (const [name, migration] of others)
    await db.transaction().execute(async (tx) => {
      const before = await read.execute(tx)
      await migration.up(tx)
      const after = await read.execute(tx)
      // Neither read from end to end nor written anew.
      expect({ name, rows: after.rows }).toEqual({ name, rows: before.rows })
    })
})

test('error: nothing listens there', async () => {
  const db = createDatabase('postgres://user:secret@127.0.0.1:1/name')
  onTestFinished(() => db.destroy())
  await expect(migrate(db, { place: '127.0.0.1:1/name' })).rejects.toThrowErrorMatchingInlineSnapshot(`
    [DatabaseUnreachableError: The database at 127.0.0.1:1/name cannot be used: nothing listens there.
    Start the server or correct DATABASE_URL; without DATABASE_URL the embedded database is used.]
  `)
})

test('error: unknown database', async () => {
  const { destroy, url } = await createTestDatabase()
  await destroy()
  const db = createDatabase(url)
  onTestFinished(() => db.destroy())
  await expect(migrate(db)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [DatabaseUnreachableError: The database at DATABASE_URL cannot be used: it has no database of that name.
    Start the server or correct DATABASE_URL; without DATABASE_URL the embedded database is used.]
  `)
})
