import type { ChainConfig } from '@countersign/protocol/config'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { type CreateIndexerParameters, createIndexer, type Indexer } from '../../indexer/createIndexer.ts'
import { fetchHeader } from '../../indexer/fetchHeaders.ts'
import { mapInFlight } from '../../indexer/mapInFlight.ts'
import { AdminError } from '../AdminCommand.ts'
import { compareTables, type Difference, type Loss, listLosses } from './compareTables.ts'
import { createShadowSchema } from './createShadowSchema.ts'
import { switchTables } from './switchTables.ts'

export type ReindexChainParameters = Pick<CreateIndexerParameters, 'client' | 'limits' | 'logger' | 'onReading'> & {
  /** Switches even if rows of canonical blocks would be lost. @default false */
  acceptsLoss?: boolean
  chain: ChainConfig
  databaseUrl: string
  db: Kysely<Database>
  /** Compares without switching. @default false */
  isCheck?: boolean
  maxReorgDepth?: number | undefined
  onCompared?: (differences: readonly Difference[]) => void
  longTimeoutClient: NonNullable<CreateIndexerParameters['longTimeoutClient']>
}

export type ReindexChainReturnType = {
  differences: readonly Difference[]
  /** Number of changed Safes; undefined without a switch. */
  safes: number | undefined
}

/** The new index lacks rows of the old one; nothing was switched. */
export class ReindexLossError extends AdminError {
  readonly losses: readonly Loss[]
  constructor({ chainId, losses, unread }: { chainId: number; losses: readonly Loss[]; unread: number }) {
    const rows = losses.reduce((sum, loss) => sum + loss.rows, 0)
    super(`Not switched: ${rows} row(s) of chain ${chainId} would be lost.`, {
      metaMessages: [
        ...describeLosses(losses),
        ...(unread > 0 ? [`${unread} transaction(s) or blocks could not be read from the node.`] : []),
        'The node may lack traces or archive state that the current index was built with.',
        'Use another node and try again, or switch anyway with --accept-loss.',
      ],
    })
    this.losses = losses
  }
}

/** Indexes a chain into new tables, compares them with the live index, and switches unless rows would be lost. */
export async function reindexChain(parameters: ReindexChainParameters): Promise<ReindexChainReturnType> {
  const { chain, db } = parameters
  const key = `reindex ${chain.id}`
  return db.connection().execute(async (session) => {
    const { rows } = await sql<{
      held: boolean
    }>`select pg_try_advisory_lock(hashtext(${key})) as held`.execute(session)
    if (!rows[0]?.held) throw new AdminError(`Another process is already reindexing chain ${chain.id}.`)
    try {
      return await rebuild(parameters)
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${key}))`.execute(session)
    }
  })
}

async function rebuild(parameters: ReindexChainParameters): Promise<ReindexChainReturnType> {
  const { acceptsLoss = false, chain, client, databaseUrl, db, isCheck = false, onCompared } = parameters
  const { limits, logger, maxReorgDepth, onReading, longTimeoutClient } = parameters
  const chainId = chain.id
  const shadow = await createShadowSchema(db, { chainId, databaseUrl })
  const { schema } = shadow
  const indexer = createIndexer({
    chain,
    client,
    db: shadow.db,
    ...(limits ? { limits } : {}),
    logger,
    ...(maxReorgDepth === undefined ? {} : { maxReorgDepth }),
    notifies: false,
    ...(onReading ? { onReading } : {}),
    longTimeoutClient,
  })
  const assertNoLoss = async (reader: Kysely<Database>) => {
    const losses = await filterChain(client, await listLosses(reader, { chainId, schema }))
    if (losses.length > 0) throw new ReindexLossError({ chainId, losses, unread: await countFailed(shadow.db) })
  }
  try {
    await readAll(indexer, shadow.db)
    const differences = await compareTables(db, { chainId, schema })
    onCompared?.(differences)
    if (isCheck) return { differences, safes: undefined }
    // Compares once before the lock, and again under it.
    if (!acceptsLoss) await assertNoLoss(db)
    const { safes } = await switchTables(db, {
      catchUp: () => catchUp(indexer, shadow.db),
      chainId,
      check: acceptsLoss ? async () => undefined : assertNoLoss,
      schema,
    })
    return { differences, safes }
  } finally {
    await indexer.stop()
    await shadow.remove()
  }
}

/** Indexes to the head without repeating failed retries: the live index is locked meanwhile. */
async function catchUp(indexer: Indexer, db: Kysely<Database>): Promise<void> {
  await indexer.runToHead()
  await sql`update failed_transaction set next_try_at = clock_timestamp() where tries = 0`.execute(db)
  await indexer.retryFailed()
  while (await indexer.findSigners());
}

/** Indexes to the head and retries failed transactions while retries make progress. */
async function readAll(indexer: Indexer, db: Kysely<Database>): Promise<void> {
  await indexer.runToHead()
  for (let before = Number.POSITIVE_INFINITY; ; ) {
    await sql`update failed_transaction set next_try_at = clock_timestamp()`.execute(db)
    while ((await indexer.retryFailed()) > 0);
    const left = await countFailed(db)
    if (left === 0 || left >= before) break
    before = left
  }
  while (await indexer.findSigners());
}

async function countFailed(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) :: integer as count from failed_transaction`.execute(db)
  return rows[0]?.count ?? 0
}

/** Drops losses of blocks that are no longer canonical. */
async function filterChain(client: ReindexChainParameters['client'], losses: readonly Loss[]): Promise<Loss[]> {
  const numbers = [...new Set(losses.map(({ block }) => block))]
  const headers = await mapInFlight(numbers, (number) => fetchHeader(client, number))
  const hashes = new Map(numbers.map((number, index) => [number, headers[index]?.hash]))
  return losses.filter(({ block, hash }) => hash !== null && hashes.get(block) === hash)
}

/** One line per table with blocks and transactions. */
function describeLosses(losses: readonly Loss[]): string[] {
  const names = [...new Set(losses.map(({ name }) => name))]
  return names.map((name) => {
    const all = losses.filter((loss) => loss.name === name)
    const rows = all.reduce((sum, loss) => sum + loss.rows, 0)
    const [first] = all
    return `${name}: ${rows} row(s) in ${all.length} block(s), the first in block ${first?.block}, transaction ${first?.transaction}`
  })
}
