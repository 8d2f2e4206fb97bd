import { createServer } from 'node:net'
import { createClient, getSafe, listQueue, propose, subscribeToSafe } from '@countersign/client'
import { demoAccounts } from '@countersign/devchain/accounts'
import { deploySafe, signHash } from '@countersign/devchain/testing'
import { ProposeRequestSchema, type ServiceEvent } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import { zeroHash } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestChain, type TestChain } from '../test/createTestChain.ts'
import { deployCode } from '../test/hostile/deployCode.ts'
import { forgeExecution } from '../test/hostile/forgeExecution.ts'
import { runAsSafe } from '../test/hostile/runAsSafe.ts'
import { setup as setupWorld } from '../test/setup.ts'
import { signedProposal } from '../test/signedProposal.ts'
import { findMultisigTransaction } from './db/queries/loadMultisigTransactions.ts'
import { startGateway } from './startGateway.ts'

const [alice, bob, , dave] = demoAccounts
const chainId = 31_337
let chain: TestChain
beforeAll(async () => {
  chain = await createTestChain()
})
afterAll(() => chain.stop())

async function setup() {
  const { config, databaseUrl, db, logger } = await setupWorld(chain)
  const start = (port = 0) => startGateway({ chains: [config], databaseUrl, host: '127.0.0.1', logger, port })
  return { db, start }
}

test('default: our own client reads, proposes and gets its event', async () => {
  const { start } = await setup()
  const address = await deploySafe({ client: chain.client, owners: [alice.address, bob.address], threshold: 2 })
  const gateway = await start()
  onTestFinished(() => gateway.stop())
  const service = createClient({ baseUrl: gateway.url })
  expect(await getSafe(service, { address, chainId })).toMatchObject({ nonce: 0, threshold: 2 })
  const events: ServiceEvent[] = []
  await new Promise<void>((resolve) => {
    const stop = subscribeToSafe(service, {
      address,
      chainId,
      onChange: (event) => events.push(event),
      onState: (state) => {
        if (state === 'open') resolve()
      },
    })
    onTestFinished(stop)
  })
  const transaction = { nonce: 0n, to: dave.address }
  const body = await signedProposal({ client: chain.client, safe: address, transaction })
  await propose(service, { address, chainId, proposal: ProposeRequestSchema.parse(body) })
  await expect.poll(() => events.some(({ kinds }) => kinds.includes('queue'))).toBe(true)
  const { results } = await listQueue(service, { address, chainId })
  expect(results.map(({ type }) => type)).toEqual(['LABEL', 'TRANSACTION'])
})

test('behavior: it stops with streams open and gives its connections back', async () => {
  const { db, start } = await setup()
  const gateway = await start()
  const stream = await fetch(`${gateway.url}/v1/chains/${chainId}/safes/${alice.address}/events`)
  const reader = stream.body?.getReader()
  await reader?.read()
  await gateway.stop()
  await expect(fetch(`${gateway.url}/health`)).rejects.toThrow()
  const { rows } = await sql`select 1 from pg_stat_activity where application_name = 'countersign-feed'
    and datname = current_database()`.execute(db)
  expect(rows).toEqual([])
})

test('behavior: it responds while the indexer reads a hostile transaction', { tags: 'long' }, async () => {
  const { db, start } = await setup()
  const safe = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  const signature = await signHash(zeroHash, [alice.address])
  const signatures = { count: 22_000, signature }
  const { code, safeTxHash } = forgeExecution({ chainId, nonce: 7n, safe, signatures })
  await runAsSafe(chain.client, { code: await deployCode(chain.client, code), safe })
  const gateway = await start()
  onTestFinished(() => gateway.stop())
  let slowest = 0
  const isIndexed = () => findMultisigTransaction(db, { chainId, safeTxHash })
  for (let found = await isIndexed(); !found; found = await isIndexed()) {
    const started = performance.now()
    expect((await fetch(`${gateway.url}/health`)).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - started)
  }
  // Was 21 s before the fix. Generous, since tests share the machine.
  expect(slowest).toBeLessThan(15_000)
})

test('behavior: it reports how busy its workers and connections are, and how long nodes take to respond', async () => {
  const { start } = await setup()
  const safe = await deploySafe({ client: chain.client, owners: [alice.address], threshold: 1 })
  const gateway = await start()
  onTestFinished(() => gateway.stop())
  await fetch(`${gateway.url}/v1/chains/${chainId}/safes/${safe}`)
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text()
  expect(metrics).toContain('countersign_jobs{state="waiting"} 0')
  expect(metrics).toMatch(/countersign_database_connections\{state="busy"\} \d/)
  expect(metrics).toMatch(/countersign_node_call_duration_seconds_count\{chain="31337",for="api",answered="true"/)
  const forwarded = await fetch(`${gateway.url}/metrics`, { headers: { 'X-Forwarded-For': '127.0.0.1' } })
  expect(forwarded.status).toBe(403)
})

test('error: a taken port leaves nothing behind', async () => {
  const { db, start } = await setup()
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expect(start(port)).rejects.toThrow(`Countersign cannot listen on 127.0.0.1 port ${port} (already in use)`)
  const { rows } = await sql`select 1 from pg_stat_activity where application_name = 'countersign-feed'
    and datname = current_database()`.execute(db)
  expect(rows).toEqual([])
})
