import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { createDatabase } from '../../apps/gateway/src/db/createDatabase.ts'
import { migrate } from '../../apps/gateway/src/db/migrate.ts'
import { findIndexingStatus } from '../../apps/gateway/src/db/queries/indexingStatus.ts'
import { startEmbeddedPostgres } from '../../apps/gateway/src/db/startEmbeddedPostgres.ts'
import type { Report } from '../BenchResult.ts'
import { readRss } from '../gateway/measureLoad.ts'
import { startProcess } from '../gateway/startProcess.ts'
import { bareLoop } from './bareLoop.ts'
import { chainId, generateChain } from './generateChain.ts'
import { measureLive } from './measureLive.ts'

const gatewayProgram = fileURLToPath(new URL('../../scripts/gateway.mjs', import.meta.url))
const nodeProgram = fileURLToPath(new URL('node.ts', import.meta.url))
const sizes = { full: 1_000_000, quick: 60_000 }
/** Size of the watch list measurement: Safes, and transactions of the chain indexed with them. */
const watched = { safes: 1_000_000, transactions: 5_000 }
/** Memory limit of the indexer's worker in megabytes. */
const workerMemory = 512
/** Polling interval of the index in milliseconds. */
const pollInterval = 250

export async function run(report: Report): Promise<void> {
  await measureSync(report)
  await measureWatchList(report)
  const { event, row } = await measureLive()
  const limit = { baseline: 300, unit: 'ms' }
  report({ ...limit, name: 'sent to the chain until its row is served, p50 (baseline: the limit)', value: row })
  report({ ...limit, name: 'sent to the chain until a page hears of it, p50 (baseline: the limit)', value: event })
}

/** From an empty database to the head of a generated chain, compared with a loop that requests the same logs. */
async function measureSync(report: Report): Promise<void> {
  const transactions = process.argv.includes('--full') ? sizes.full : sizes.quick
  const { head } = generateChain({ transactions })
  const folder = await mkdtemp(join(tmpdir(), 'countersign-indexing-'))
  // As root the server runs as another user, who needs access.
  await chmod(folder, 0o755)
  const ending: (() => Promise<unknown>)[] = [() => rm(folder, { force: true, recursive: true })]
  try {
    const node = await startProcess([
      ...['--conditions=@repo/source', '--import', 'tsx', nodeProgram],
      `${transactions}`,
    ])
    ending.push(() => node.stop())
    // A warm-up of both and of the node, over the last blocks, which the node has evicted when the loop gets there: it
    // computes each block once per client.
    await bareLoop({ first: Math.max(0, head - 2_000), head, url: node.url })
    const idle = await readProcessorTime(node.pid)
    const bare = await bareLoop({ head, url: node.url })
    const requested = await readProcessorTime(node.pid)
    const server = await startEmbeddedPostgres({ dataDir: folder })
    ending.push(() => server.stop())
    const indexed = await index({ databaseUrl: server.url, ending, folder, head, nodeUrl: node.url })
    report({
      baseline: bare.events / bare.seconds,
      name: `${bare.events} events of ${transactions} transactions to the head (baseline: bare getLogs loop; goal: a ratio of 0.5)`,
      unit: 'events/s',
      value: bare.events / indexed.seconds,
    })
    report({
      baseline: requested - idle,
      name: 'processor time of the gateway with its threads, without PostgreSQL (baseline: of the node for the bare loop)',
      unit: 's',
      value: indexed.processorTime,
    })
    if (indexed.signersSeconds !== undefined)
      report({
        baseline: indexed.seconds,
        name: 'from the head until it is known who signed everything (baseline: from an empty database to the head)',
        unit: 's',
        value: indexed.signersSeconds,
      })
    const [first = 0, second = 0, third = 0] = listLeastOfThirds(indexed.rss)
    report({
      baseline: first,
      name: `resident memory, least of the last third (baseline: of the first third; of the second ${second.toFixed(0)})`,
      unit: 'MB',
      value: third,
    })
  } finally {
    for (const end of ending.toReversed()) await end()
  }
}

function listLeastOfThirds(values: readonly number[]): number[] {
  const size = Math.ceil(values.length / 3)
  return [0, 1, 2].map((third) => Math.min(...values.slice(third * size, (third + 1) * size)))
}

type IndexParameters = {
  databaseUrl: string
  ending: (() => Promise<unknown>)[]
  folder: string
  head: number
  nodeUrl: string
}

/** A chain whose database already has a million Safes: the worker must load, watch and index within its memory. */
async function measureWatchList(report: Report): Promise<void> {
  const { head } = generateChain(watched)
  const folder = await mkdtemp(join(tmpdir(), 'countersign-watchlist-'))
  await chmod(folder, 0o755)
  const ending: (() => Promise<unknown>)[] = [() => rm(folder, { force: true, recursive: true })]
  try {
    const node = await startProcess([
      ...['--conditions=@repo/source', '--import', 'tsx', nodeProgram],
      `${watched.transactions}`,
    ])
    ending.push(() => node.stop())
    const server = await startEmbeddedPostgres({ dataDir: folder })
    ending.push(() => server.stop())
    await seedSafes(server.url)
    const { restarts, rss, seconds } = await index({
      databaseUrl: server.url,
      ending,
      folder,
      head,
      nodeUrl: node.url,
    })
    if (restarts > 0) throw new Error(`The worker ended ${restarts} time(s) within ${workerMemory} MB.`)
    const name = `a gateway that watches ${watched.safes} Safes and indexes ${watched.transactions} transactions`
    report({
      baseline: workerMemory,
      name: `resident memory of ${name}, at most (baseline: the limit of its worker, which never ended)`,
      unit: 'MB',
      value: Math.max(...rss),
    })
    report({ baseline: 60, name: `${name}, to the head (baseline: a minute)`, unit: 's', value: seconds })
  } finally {
    for (const end of ending.toReversed()) await end()
  }
}

async function seedSafes(databaseUrl: string): Promise<void> {
  const db = createDatabase(databaseUrl, { maxConnections: 1, statementTimeout: 0 })
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(
      `insert into safe_creation
        (chain_id, block_number, log_index, transaction_hash, safe, factory, singleton, creator)
        select $1, 0, n, '0x' || md5(n :: text), '0x' || substr(md5(n :: text) || md5('safe' || n), 1, 40), $2, $2, $2
        from generate_series(1, $3 :: integer) as n`,
      [chainId, `0x${'0'.repeat(40)}`, watched.safes],
    )
  } finally {
    await client.end()
  }
}

/** The production gateway; measured from its first response, without its start. */
async function index({ databaseUrl, ending, folder, head, nodeUrl }: IndexParameters) {
  const chainsFile = join(folder, 'chains.json')
  await writeFile(chainsFile, JSON.stringify({ chains: [describeChain(nodeUrl)] }))
  const gateway = await startProcess([gatewayProgram], {
    COUNTERSIGN_CHAINS: chainsFile,
    COUNTERSIGN_DATA: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    PORT: '0',
  })
  const started = performance.now()
  ending.push(() => gateway.stop())
  const db = createDatabase(databaseUrl, { maxConnections: 1 })
  ending.push(() => db.destroy())
  const rss: number[] = []
  for (;;) {
    const status = await findIndexingStatus(db, { chainId }).catch(() => undefined)
    if (status && status.blockNumber >= head) {
      const seconds = (performance.now() - started) / 1_000
      const processorTime = await readProcessorTime(gateway.pid)
      // A million rows take longer than everything else here.
      const signersSeconds = process.argv.includes('--full') ? undefined : await awaitSigners(db)
      const restarts = await countRestarts(gateway.url)
      return { processorTime, restarts, rss, seconds, signersSeconds }
    }
    rss.push(await readRss(gateway.pid))
    await sleep(pollInterval)
  }
}

/** Number of worker exits, out of memory or otherwise. */
async function countRestarts(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^countersign_indexer_restarts_total\{[^}]*\} (\d+)$/m.exec(metrics)?.[1] ?? 0)
}

/** Seconds until the signers of all indexed transactions are recovered. */
async function awaitSigners(db: ReturnType<typeof createDatabase>): Promise<number> {
  const started = performance.now()
  for (;;) {
    const open = await db.selectFrom('checkpoint').whereRef('signers_block', '<', 'block_number').selectAll().execute()
    if (open.length === 0) return (performance.now() - started) / 1_000
    await sleep(pollInterval)
  }
}

/** CPU seconds since the process started: less affected by other load than wall-clock time. */
async function readProcessorTime(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'cputimes=', '-p', String(pid)])
  return Number(stdout.trim())
}

function describeChain(http: string) {
  return {
    id: chainId,
    name: 'Generated',
    nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
    network: 'generated',
    rpcUrls: { default: { http: [http] } },
    shortName: 'generated',
  }
}
