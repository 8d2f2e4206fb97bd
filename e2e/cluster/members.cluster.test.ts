import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, subscribeToSafe } from '@countersign/client'
import { type Devchain, startDevchain } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { createTestClient, deploySafe } from '@countersign/devchain/testing'
import type { ChangeKind } from '@countersign/protocol/wire'
import { createDataDir } from '@countersign/test'
import pg from 'pg'
import { type Address, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../apps/gateway/src/db/startEmbeddedPostgres.ts'
import { signedProposal } from '../../apps/gateway/test/signedProposal.ts'
import { createLoad, type Load } from './support/createLoad.ts'
import { describeChain } from './support/describeChain.ts'
import { type Cluster, startCluster } from './support/startCluster.ts'
import { type GatewayProcess, startProcess } from './support/startProcess.ts'

const [alice, bob, , dave] = demoAccounts
const limit = 10_000
/** How long the load goes on after something was ended or is back. */
const aWhile = process.env.LONG_TESTS ? 4_000 : 1_000
/** `npm test` has neither replica nor pooler: two gateways share the embedded server, and one is killed. */
const isComplete = process.env.LONG_TESTS !== undefined

let chain: Devchain
let cluster: Cluster
let primaryUrl: string
let env: Record<string, string>
let folder: string
let stopServers = async () => {}
/** Its connections past the pooler bear its name. */
type Member = GatewayProcess & { name: string }
let gateways: Member[] = []
let started = 0
let load: Load
let safe: Address

beforeAll(async () => {
  ;[chain] = await Promise.all([startDevchain({}), isComplete ? useCluster() : useEmbeddedServer()])
  const file = join(folder, 'chains.json')
  await writeFile(file, JSON.stringify({ chains: [describeChain(chain.url)] }))
  env = { ...env, COUNTERSIGN_CHAINS: file }
  const client = createTestClient(chain.url)
  safe = await deploySafe({ client, owners: [alice.address, bob.address], threshold: 2 })
  gateways = await Promise.all([startMember(), startMember()])
  // Polled by hand: expectations that wait belong into tests.
  while (!(await isReady(gateways))) await sleep(100)
  load = createLoad({
    listUrls: () => gateways.map(({ url }) => url),
    safe,
    sign: async (nonce) => {
      const body = await signedProposal({ client, safe, transaction: { nonce, to: dave.address } })
      return { body, hash: body.safeTxHash }
    },
  })
  await sleep(aWhile)
})

afterAll(async () => {
  await load?.stop()
  await Promise.all(gateways.map((gateway) => gateway.kill()))
  await stopServers()
  await chain?.stop()
})

async function useCluster(): Promise<void> {
  cluster = await startCluster()
  ;[folder, primaryUrl] = [cluster.folder, cluster.primary.url]
  env = { DATABASE_REPLICA_URLS: cluster.replica.url, DATABASE_URL: cluster.pgbouncer.url }
  stopServers = () => cluster.stop()
}

async function useEmbeddedServer(): Promise<void> {
  const data = await createDataDir()
  const server = await startEmbeddedPostgres({ dataDir: data.path })
  ;[folder, primaryUrl] = [data.path, server.url]
  env = { DATABASE_URL: server.url }
  stopServers = async () => {
    await server.stop()
    await data.remove()
  }
}

/** Whatever happened: what was answered with success is there, and whoever wrote it could read it at once. */
afterEach(async () => {
  const waiting = [...load.acknowledged]
  const lost: string[] = []
  const look = async () => {
    for (let hash = waiting.pop(); hash; hash = waiting.pop())
      if (!(await isStored(`${gateways[0]?.url}/v1/chains/31337/transactions/${hash}`))) lost.push(hash)
  }
  await Promise.all(Array.from({ length: 8 }, look))
  expect({ acknowledged: load.acknowledged.size > 0, lost }).toEqual({ acknowledged: true, lost: [] })
}, 120_000)

const testComplete = test.runIf(isComplete)

testComplete(
  'default: reads come from the replica, and what was just written through one gateway is read through the other',
  async () => {
    await sleep(aWhile)
    expect(load.takeStale()).toBe(0)
    const client = new pg.Client({ connectionString: cluster.replica.url })
    await client.connect()
    const { rows } = await client.query(
      `select sum(idx_scan + seq_scan) as scans, pg_is_in_recovery() as replica from pg_stat_user_tables where relname = 'proposal'`,
    )
    await client.end()
    expect(rows[0]).toMatchObject({ replica: true })
    expect(Number(rows[0]?.scans)).toBeGreaterThan(10)
  },
)

test('behavior: a change reaches pages on every gateway', async () => {
  report('events', { 'of people': await measureEvent(), 'of the chain': await measurePayment() })
})

const kills = [
  { isIndexer: true, what: 'the gateway that indexes' },
  { isIndexer: false, what: 'a gateway that does not index' },
]
test.each(isComplete ? kills : kills.slice(0, 1))(
  'behavior: $what is killed; the other one serves, indexes and tells',
  async ({ isIndexer, what }) => {
    load.takeLongestSilence()
    const name = await findIndexer()
    const killed = gateways.find((gateway) => (gateway.name === name) === isIndexer)
    const other = gateways.find((gateway) => gateway !== killed)
    if (!killed || !other) throw new Error('Two gateways were expected.')
    gateways = [other]
    await killed.kill()
    report(`${what} was killed`, { 'indexing by the other': await measureIndexing(other.url), ...measureLoad() })
    expect(await findIndexer()).toBe(other.name)
    gateways = [await startMember(), other]
    await sleep(aWhile)
    report(`another one in its place`, { events: await measureEvent(), 'events of the chain': await measurePayment() })
    expect(load.takeStale()).toBe(0)
  },
)

testComplete('behavior: the replica is killed; reads go to the primary, and back when it has caught up', async () => {
  load.takeLongestSilence()
  await cluster.replica.kill()
  await sleep(aWhile)
  report('replica killed', measureLoad())
  await cluster.replica.start()
  await sleep(aWhile)
  expect(load.takeStale()).toBe(0)
})

testComplete('behavior: PgBouncer is killed; reads go on, writes when it is back', async () => {
  load.takeLongestSilence()
  await cluster.pgbouncer.kill()
  await sleep(aWhile)
  await cluster.pgbouncer.start()
  const back = await measureWrites()
  report('PgBouncer killed', { ...measureLoad(), 'writes after its return': back })
  expect(await measureEvent()).toBeLessThan(limit)
})

testComplete(
  'behavior: the primary is killed; reads go on, and writes, indexing and events when it is back',
  async () => {
    load.takeLongestSilence()
    await cluster.primary.kill()
    await sleep(aWhile)
    report('primary killed', { 'reads without it': load.takeLongestSilence() })
    await cluster.primary.start()
    const back = await measureWrites()
    report('primary back', { indexing: await measureIndexing(gateways[0]?.url ?? ''), 'writes after its return': back })
    report('events after its return', { 'of people': await measureEvent(), 'of the chain': await measurePayment() })
    load.takeStale()
  },
)

testComplete('behavior: gateways are replaced one after the other, and nobody notices', async () => {
  load.takeLongestSilence()
  load.takeLongestPause()
  for (const _ of gateways.keys()) {
    const [old, ...others] = gateways
    const fresh = await startMember()
    await expect.poll(() => isReady([fresh])).toBe(true)
    // As a balancer does: first the new one is there, then the old one is sent nobody, then it is stopped.
    gateways = [...others, fresh]
    await old?.stop()
    await sleep(aWhile / 2)
  }
  report('rolling restart', measureLoad())
  expect(load.takeStale()).toBe(0)
  expect(await measureEvent()).toBeLessThan(limit)
})

function measureLoad() {
  return { 'longest time without a read': load.takeLongestSilence(), stale: load.takeStale() }
}

/** Every figure is a time in milliseconds, or a count of what must not be. */
function report(what: string, figures: Record<string, number>): void {
  process.stdout.write(`${JSON.stringify({ name: `cluster: ${what}`, ...figures })}\n`)
  for (const [name, value] of Object.entries(figures))
    expect({ name, value }).toEqual({ name, value: expect.toSatisfy((figure: number) => figure < limit) })
}

/** Whether it is there; who is too busy to say so is asked again. */
async function isStored(url: string): Promise<boolean> {
  for (;;) {
    const answer = await fetch(url)
    await answer.arrayBuffer()
    if (answer.status === 200 || answer.status === 404) return answer.status === 200
    await sleep(200)
  }
}

/** How long it takes until what was mined now is served. */
async function measureIndexing(url: string): Promise<number> {
  const client = createTestClient(chain.url)
  const started = performance.now()
  const hash = await client.sendTransaction({ account: bob.address, to: safe, value: parseEther('0.001') })
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${url}/v1/chains/31337/safes/${safe}/transactions/history`).catch(() => undefined)
        return (await answer?.text())?.includes(hash) ?? false
      },
      { interval: 50 },
    )
    .toBe(true)
  return Math.round(performance.now() - started)
}

async function measureWrites(): Promise<number> {
  const started = performance.now()
  const before = load.acknowledged.size
  await expect.poll(() => load.acknowledged.size, { interval: 50 }).toBeGreaterThan(before + 1)
  return Math.round(performance.now() - started)
}

async function startMember(): Promise<Member> {
  started += 1
  const name = `gateway-${started}`
  // Not by URL, which refuses an address of a socket that has a user.
  const url = `${primaryUrl}${primaryUrl.includes('?') ? '&' : '?'}application_name=${name}`
  return { ...(await startProcess({ ...env, DATABASE_DIRECT_URL: url })), name }
}

/** The name of the gateway that holds the lease of the chain. */
async function findIndexer(): Promise<string> {
  const client = new pg.Client({ connectionString: primaryUrl })
  await client.connect()
  try {
    const { rows } = await client.query(
      'select application_name as name from indexer join pg_stat_activity on pid = session_pid where holder is not null',
    )
    return String(rows[0]?.name)
  } finally {
    await client.end()
  }
}

/** The same for what happens on the chain. */
async function measurePayment(): Promise<number> {
  const heard = measureEvent('history')
  // Pages that are just opening their stream hear of what comes after.
  await sleep(500)
  await createTestClient(chain.url).sendTransaction({ account: bob.address, to: safe, value: parseEther('0.001') })
  return (await heard) - 500
}

/** Milliseconds until a page on each of the gateways has heard of a change. */
async function measureEvent(kind: ChangeKind = 'queue'): Promise<number> {
  const began = performance.now()
  await Promise.all(
    gateways.map(
      ({ url }) =>
        new Promise<void>((resolve) => {
          const stop = subscribeToSafe(createClient({ baseUrl: url }), {
            address: safe,
            chainId: 31_337,
            onChange: ({ kinds }) => {
              if (!kinds.includes(kind)) return
              stop()
              resolve()
            },
            onState: () => undefined,
          })
        }),
    ),
  )
  return Math.round(performance.now() - began)
}

async function isReady(all: readonly GatewayProcess[]): Promise<boolean> {
  const answers = await Promise.all(all.map(({ url }) => fetch(`${url}/ready`).catch(() => undefined)))
  return answers.every((answer) => answer?.ok)
}
