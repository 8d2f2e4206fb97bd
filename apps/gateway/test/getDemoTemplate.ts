import { createDemoRequests } from '@countersign/devchain'
import pg from 'pg'
import { inject } from 'vitest'
import { openTestApi } from './createTestApi.ts'
import { createTestChain } from './createTestChain.ts'
import { createTestDatabase } from './createTestDatabase.ts'
import { createWorld } from './setup.ts'

let found: Promise<string> | undefined

/**
 * Name of the template database with the indexed demo world and all proposals and signatures. Its blocks are
 * deterministic, so the first thread creates it once per run.
 */
export function getDemoTemplate(): Promise<string> {
  found ??= findOrMake(`${inject('postgresPrefix')}_demo`)
  return found
}

async function findOrMake(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    // Other threads wait here; the lock is released with the connection.
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`alter database ${await make()} rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}

async function make(): Promise<string> {
  const [chain, database] = await Promise.all([createTestChain({ demoWorld: true }), createTestDatabase()])
  const world = createWorld(chain, database)
  await world.indexer.runToHead()
  // Retries what a slow machine postponed.
  await world.indexer.retryFailed()
  const { api, close } = await openTestApi(world)
  const [rpcUrl = ''] = chain.config.rpcUrls.default.http
  for (const { body, path } of await createDemoRequests({ rpcUrl })) {
    const { status } = await api.post(path, body)
    if (status !== (path.endsWith('/messages') ? 202 : 200))
      throw new Error(`The demo world's request to ${path} was answered ${status}.`)
  }
  await close()
  await Promise.all([world.indexer.stop(), database.db.destroy(), chain.stop()])
  return database.name
}
