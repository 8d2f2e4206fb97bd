import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../test/createTestDatabase.ts'
import { createCountedDatabase } from './createDatabase.ts'
import { createReplicaDatabase } from './createReplicaDatabase.ts'

const away = 'postgres://nobody@127.0.0.1:9/none'

async function setup(replicaUrls: readonly string[], { primaryUrl }: { primaryUrl?: string } = {}) {
  const { destroy, url } = await createTestDatabase({ isMigrated: false })
  const primary = createCountedDatabase(primaryUrl ?? url)
  const db = createReplicaDatabase({
    primary: primary.pool,
    primaryUrl: primaryUrl ?? url,
    replicaUrls: replicaUrls.map((replica) => replica || url),
  })
  onTestFinished(async () => {
    await db.destroy()
    await primary.db.destroy()
    await destroy()
  })
  return { db }
}

// What a replica answers, and when, is held by `npm run test:cluster`: here there is none.
test('default: while no replica has what the primary has, the primary answers', async () => {
  // The server itself in the place of a replica: it replays nothing.
  const { db } = await setup([away, ''])
  const { rows } = await sql`select 1 as one`.execute(db)
  expect(rows).toEqual([{ one: 1 }])
})

test('error: without any server the database is reported as down', async () => {
  const { db } = await setup([away], { primaryUrl: away })
  await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
})
