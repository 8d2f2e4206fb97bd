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
