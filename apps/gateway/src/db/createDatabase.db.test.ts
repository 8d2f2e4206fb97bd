import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createDatabase } from './createDatabase.ts'

test('parameters: statementTimeout: a statement without end is ended, and the connection lives on', async () => {
  const { destroy, url } = await createTestDatabase()
  const db = createDatabase(url, { maxConnections: 1, statementTimeout: 300 })
  onTestFinished(async () => {
    await db.destroy()
    await destroy()
  })
  await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toMatchObject({ code: '57014' })
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
})
