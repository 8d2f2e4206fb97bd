import { isDeepStrictEqual } from 'node:util'
import { type Migration, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createDatabase } from './createDatabase.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/migrations.ts'

test('default: creates the tables; a second time changes nothing', async () => {
  const { db, destroy } = await createTestDatabase({ isMigrated: false })
  onTestFinished(destroy)
  await migrate(db)
  await migrate(db)
  expect(await db.selectFrom('proposal').selectAll().execute()).toEqual([])
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

test('behavior: a downgrade: the schema of a newer version that only adds is used as it is', async () => {
  const { db, destroy } = await createTestDatabase({ isMigrated: false })
  onTestFinished(destroy)
  await migrate(db)
  const apply = (name: string) => sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`
  await sql`alter table proposal add column added_later text`.execute(db)
  await apply('9998_added_later').execute(db)
  await migrate(db)
  expect(await db.selectFrom('proposal').selectAll().execute()).toEqual([])
  // One that removes what this version reads.
  await apply('9999_earlier_removal').execute(db)
  await expect(migrate(db)).rejects.toThrow('use that version')
})

test('error: a schema that lacks a migration of this version is not taken for a newer one', async () => {
  const { db, destroy } = await createTestDatabase({ isMigrated: false })
  onTestFinished(destroy)
  await migrate(db)
  await sql`update kysely_migration set name = '0000_unknown' where name = '0001_base'`.execute(db)
  await expect(migrate(db)).rejects.toThrow('could not be migrated')
})

/** Tables that have millions of rows on a busy chain. */
const largeTables = [
  ...['block', 'chain_transaction', 'safe_transaction', 'multisig_execution', 'execution_signature'],
  ...['module_execution', 'transfer', 'proposal', 'confirmation', 'message', 'message_confirmation'],
]

/** A database with rows, and the large tables that a migration reads from end to end or rewrites there. */
async function setup() {
  const { db, destroy } = await createTestDatabase({ isMigrated: false })
  onTestFinished(destroy)
  await migrate(db, { to: '0001_base' })
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
  const listTouched = (migration: Migration) =>
    db.transaction().execute(async (tx) => {
      const before = await read.execute(tx)
      await migration.up(tx)
      const after = await read.execute(tx)
      return after.rows.filter((row, index) => !isDeepStrictEqual(row, before.rows[index])).map(({ name }) => name)
    })
  return { listTouched }
}

test('behavior: no migration reads or rewrites a large table, whose users would wait for it', async () => {
  const { listTouched } = await setup()
  for (const [name, migration] of Object.entries(migrations).slice(1))
    expect({ name, touched: await listTouched(migration) }).toEqual({ name, touched: [] })
})

test('behavior: one that does would be found, one that only adds a column would not', async () => {
  const { listTouched } = await setup()
  const alter = (change: string): Migration => ({ up: async (db) => void (await sql.raw(change).execute(db)) })
  expect(await listTouched(alter('alter table transfer add column memo text'))).toEqual([])
  expect(await listTouched(alter(`alter table transfer add column note text default clock_timestamp()`))).toEqual([
    'transfer',
  ])
  expect(await listTouched(alter('alter table proposal add check (operation < 2)'))).toEqual(['proposal'])
})

test('error: a database from before 0.1.0 is refused with the way to restore its rows, and is not changed', async () => {
  const { db, destroy } = await createTestDatabase({ isMigrated: false })
  onTestFinished(destroy)
  await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(db)
  await sql`insert into kysely_migration values ('0001_foundation', ''), ('0002_sign_in', '')`.execute(db)
  const failure = migrate(db, { place: 'db.example/countersign' })
  await expect(failure).rejects.toMatchObject({ code: 'DATABASE_BEFORE_0_1_0' })
  await expect(failure).rejects.toThrowErrorMatchingInlineSnapshot(`
    [DatabaseBefore010Error: The database at db.example/countersign was created by a version before 0.1.0. Nothing was changed.
    Back it up with the version that created it (countersign-admin backup), then restore the file into an empty
    database with this version (countersign-admin restore). docs/operate.md, "Upgrade", has the commands.]
  `)
  const { rows } = await sql`select relname from pg_class where relnamespace = 'public' :: regnamespace
    and relkind = 'r'`.execute(db)
  expect(rows).toEqual([{ relname: 'kysely_migration' }])
})

test('error: connection refused', async () => {
  const db = createDatabase('postgres://user:secret@127.0.0.1:1/name')
  onTestFinished(() => db.destroy())
  await expect(migrate(db, { place: '127.0.0.1:1/name' })).rejects.toThrowErrorMatchingInlineSnapshot(`
    [DatabaseUnreachableError: The database at 127.0.0.1:1/name cannot be used: connection refused.
    Start the server, or correct DATABASE_URL. Unset DATABASE_URL to use the embedded database.]
  `)
})

test('error: unknown database', async () => {
  const { destroy, url } = await createTestDatabase()
  await destroy()
  const db = createDatabase(url)
  onTestFinished(() => db.destroy())
  await expect(migrate(db)).rejects.toThrowErrorMatchingInlineSnapshot(`
    [DatabaseUnreachableError: The database at DATABASE_URL cannot be used: the database does not exist.
    Start the server, or correct DATABASE_URL. Unset DATABASE_URL to use the embedded database.]
  `)
})
