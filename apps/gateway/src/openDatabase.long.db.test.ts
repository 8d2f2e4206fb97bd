import { readdir, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient, getTransaction, propose, subscribeToSafe } from '@countersign/client'
import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, executeAsSafe } from '@countersign/devchain/testing'
import { ProposeRequestSchema, type ServiceEvent } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import type { Hash } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createDataFolder } from '../test/createDataFolder.ts'
import { createTestChain, type TestChain } from '../test/createTestChain.ts'
import { signedProposal } from '../test/signedProposal.ts'
import { createDatabase } from './db/createDatabase.ts'
import { readServerPid } from './db/postgres/stopOrphan.ts'
import { createLogger } from './lib/createLogger.ts'
import { openDatabase } from './openDatabase.ts'
import { startGateway } from './startGateway.ts'

const [alice, bob] = demoAccounts
const chainId = 31_337
const logger = createLogger({ level: 'silent' })
/** A starved machine recovers slowly. */
const timeout = { interval: 20, timeout: 60_000 }

let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

async function setup() {
  const dataDir = await createDataFolder()
  const cluster = join(dataDir, 'postgres/cluster')
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, { logger })
  onTestFinished(() => database.stop())
  const killServer = async () => {
    const pid = await readServerPid(cluster)
    if (pid === undefined) throw new Error('No server runs.')
    process.kill(pid, 'SIGKILL')
    return pid
  }
  return { cluster, dataDir, database, killServer }
}

test('default: a killed database is started again while the service answers, follows the chain and loses nothing', async () => {
  const { cluster, database, killServer } = await setup()
  const safe = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  const gateway = await startGateway({
    chains: [chain.config],
    databaseUrl: database.url,
    host: '127.0.0.1',
    limits: { ratePerAddress: 0 },
    logger,
    port: 0,
  })
  onTestFinished(() => gateway.stop())
  const service = createClient({ baseUrl: gateway.url })
  const events: ServiceEvent[] = []
  onTestFinished(
    subscribeToSafe(service, { address: safe, chainId, onChange: (event) => events.push(event), onState: () => {} }),
  )
  const isReady = async () => (await fetch(`${gateway.url}/ready`)).ok
  await expect.poll(isReady, timeout).toBe(true)

  const acknowledged: Hash[] = []
  const statuses = new Set<number>()
  let isOver = false
  const proposing = (async () => {
    for (let nonce = 0n; !isOver; nonce += 1n) {
      const body = await signedProposal({
        client: chain.client,
        safe,
        transaction: { nonce: nonce % 90n, to: bob.address, value: nonce },
      })
      const proposal = ProposeRequestSchema.parse(body)
      const done = await propose(service, { address: safe, chainId, proposal }).then(
        () => true,
        () => false,
      )
      if (done) acknowledged.push(proposal.safeTxHash)
    }
  })()
  const reading = (async () => {
    while (!isOver) {
      const { status } = await fetch(`${gateway.url}/v1/chains/${chainId}/safes/${safe}/transactions/history`)
      statuses.add(status)
    }
  })()
  await expect.poll(() => acknowledged.length, timeout).toBeGreaterThan(3)

  // A backend that does not notice the crash holds the shared memory, which blocks a new server.
  const frozen = await freezeBackend(cluster)
  const killed = [await killServer()]
  await expect.poll(() => statuses.has(503), timeout).toBe(true)
  await expect.poll(() => isNew(cluster, killed), timeout).toBe(true)
  // Again, during recovery.
  killed.push(await killServer())
  await expect.poll(async () => (await isNew(cluster, killed)) && (await isReady()), timeout).toBe(true)
  expect(isAlive(frozen)).toBe(false)

  const before = acknowledged.length
  await expect.poll(() => acknowledged.length, timeout).toBeGreaterThan(before)
  isOver = true
  await Promise.all([proposing, reading])
  expect([...statuses].toSorted()).toEqual([200, 503])
  for (const id of acknowledged) await getTransaction(service, { chainId, id })
  // Indexer and event stream continue.
  events.length = 0
  await executeAsSafe({ client: chain.client, safe, transaction: { to: bob.address } })
  await expect.poll(() => events.some(({ kinds }) => kinds.includes('history')), timeout).toBe(true)
})

test('behavior: a process of the server that is killed ends no claim on it, and a folder that is gone is not replaced', async () => {
  const { cluster, dataDir, database, killServer } = await setup()
  const db = createDatabase(database.url)
  onTestFinished(() => db.destroy())
  const isOwned = async () => {
    const { rows } = await sql`select from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and application_name = 'countersign-owner'`.execute(db)
    return rows.length === 1
  }
  expect(await isOwned()).toBe(true)
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where application_name = 'countersign-owner'`.execute(db)
  for (const { pid } of rows) process.kill(pid, 'SIGKILL')
  await expect.poll(() => isOwned().catch(() => false), timeout).toBe(true)
  // With a missing cluster it must not continue on an empty database.
  await killServer()
  await rm(cluster, { force: true, recursive: true })
  await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
  await database.stop()
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('cluster')
})

/** SIGSTOPs a backend, as a debugger would. */
async function freezeBackend(cluster: string): Promise<number> {
  const server = await readServerPid(cluster)
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  for (const pid of pids) {
    const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    if (cwd !== cluster || pid === server) continue
    process.kill(pid, 'SIGSTOP')
    return pid
  }
  throw new Error('The server has processes.')
}

async function isNew(cluster: string, killed: readonly number[]): Promise<boolean> {
  const pid = await readServerPid(cluster)
  return pid !== undefined && !killed.includes(pid) && isAlive(pid)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
