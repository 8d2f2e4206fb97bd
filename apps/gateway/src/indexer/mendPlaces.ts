import { type Kysely, sql, type Transaction } from 'kysely'
import type { Address, Hash } from 'viem'
import { renewSafeVersions } from '../db/queries/renewSafeVersions.ts'
import type { Database } from '../db/schema.ts'
import type { BlockHeader } from './BlockHeader.ts'
import type { ChainLog } from './ChainLog.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import { collectFacts } from './collectFacts.ts'
import { createFacts, type Facts, factTables } from './Facts.ts'
import { fetchHeader } from './fetchHeaders.ts'
import { fetchTokens } from './fetchTokens.ts'
import { fetchTransactions } from './fetchTransactions.ts'
import { fetchReceiptLogs, findLogs, keepWatched } from './findLogs.ts'
import { notifyTouched } from './notifyTouched.ts'
import { readEarlier } from './readEarlier.ts'
import type { Range, RangeReader } from './readRange.ts'
import type { Tracer } from './trace/createTracer.ts'
import { createUnreadPlace, type UnreadPlace } from './UnreadPlace.ts'
import { listChanged, writeRows, writeTokens, writeUnread } from './writeRange.ts'

export type MendPlacesParameters = RangeReader & { startBlock: number }

type Place = { block: number; hash: Hash; tries: number }
type Mended = Pick<Range, 'facts' | 'tokens' | 'unread'> & {
  /** Blocks of the facts, which must be there before them. */
  blocks: Awaited<ReturnType<typeof fetchHeader>>[]
  created: readonly Address[]
  /** Whether logs were read that nobody had read before. */
  isNews: boolean
}

/** Seconds to the next try: 15, 30, 60 … up to six hours. */
const firstDelay = 15
const longestDelay = 21_600
/** Blocks that are asked for at a time. */
const widest = 1_000
/** With time to spare the limits that keep the head in reach may be wider. */
const patience = 10

/**
 * Reads places again that could not be read, one transaction of the chain at a time; what is found then is added as if it
 * had been there from the start. Returns how many were due.
 */
export async function mendPlaces(parameters: MendPlacesParameters, { most = 5 } = {}): Promise<number> {
  const { chainId, db, logger } = parameters
  const due = await listDue(db, { chainId, most })
  for (const place of due) {
    await postpone(db, { chainId, place })
    try {
      const mended = await readPlace(parameters, place)
      await writeMended(db, { chainId, mended, place })
      parameters.watchList.add(mended.created)
      if (mended.unread.length === 0) logger.info({ block: place.block }, 'a place that could not be read was read')
    } catch (error) {
      // A block that was replaced takes its places with it; all else is tried again.
      logger.debug({ block: place.block, err: error }, 'a place could still not be read')
    }
  }
  return due.length
}

async function listDue(db: Kysely<Database>, { chainId, most }: { chainId: number; most: number }): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select block_number as block, transaction_hash as hash, max(tries) as tries from unread_place
    where chain_id = ${chainId} and next_try_at <= clock_timestamp()
    group by block_number, transaction_hash order by min(next_try_at) limit ${most}`.execute(db)
  return rows
}

/** Before the try: one that ends the process must not be the first thing that the next one does. */
async function postpone(db: Kysely<Database>, { chainId, place }: { chainId: number; place: Place }): Promise<void> {
  const delay = Math.min(longestDelay, firstDelay * 2 ** Math.min(place.tries, 20))
  await db
    .updateTable('unread_place')
    .set({ next_try_at: sql<Date>`clock_timestamp() + make_interval(secs => ${delay})`, tries: sql`tries + 1` })
    .where('chain_id', '=', chainId)
    .where('block_number', '=', place.block)
    .where('transaction_hash', '=', place.hash)
    .execute()
}

async function readPlace(parameters: MendPlacesParameters, place: Place): Promise<Mended> {
  const { chainId, client, db } = parameters
  const header = await fetchHeader(client, place.block)
  const stored = await db
    .selectFrom('block')
    .where('chain_id', '=', chainId)
    .where('number', '=', place.block)
    .select('hash')
    .executeTakeFirst()
  if (!header || header.hash !== stored?.hash)
    throw new ChainMovedError({ chainId, what: `block ${place.block} was replaced` })
  const kinds = await db
    .selectFrom('unread_place')
    .where('chain_id', '=', chainId)
    .where('block_number', '=', place.block)
    .where('transaction_hash', '=', place.hash)
    .select(['subject', 'what'])
    .execute()
  const logs: ChainLog[] = []
  const unread: UnreadPlace[] = []
  let created: readonly Address[] = []
  if (kinds.some(({ what }) => what !== 'earlier' && what !== 'token')) {
    const found = await readTransactionLogs(parameters, { hash: place.hash, header })
    created = found.created
    for (const log of found.logs) logs.push(log)
  }
  for (const safe of kinds.flatMap(({ subject, what }) => (what === 'earlier' && subject ? [subject] : [])))
    await addEarlier(parameters, { header, logs, place, safe, unread })
  const facts = await readFacts(parameters, { created, logs, unread })
  const tokens = await readTokens(parameters, { facts, kinds, place, unread })
  const numbers = [...new Set(logs.map((log) => Number(log.blockNumber)))]
  const blocks = await Promise.all(numbers.map((number) => fetchHeader(client, number)))
  assertSameBlocks(chainId, { blocks, logs })
  const isNews = kinds.some(({ what }) => what === 'log' || what === 'logs')
  return { blocks, created, facts, isNews, tokens, unread: [...unread, ...facts.unread] }
}

/** The transaction's own logs, and all that Safes which were born in it have done since, since nobody watched them. */
async function readTransactionLogs(
  parameters: MendPlacesParameters,
  { hash, header }: { hash: Hash; header: { hash: Hash; number: number } },
): Promise<{ created: readonly Address[]; logs: ChainLog[] }> {
  const { chainId, client, db, patientClient, watchList } = parameters
  const all = await fetchReceiptLogs({ chainId, client: patientClient }, { block: header, hash })
  const created = all.flatMap((log) => watchList.findCreated(log) ?? [])
  const logs = keepWatched(watchList, created, all)
  const unknown = created.filter((safe) => !watchList.addresses.has(safe))
  const checkpoint = await db
    .selectFrom('checkpoint')
    .where('chain_id', '=', chainId)
    .select(['block_hash as hash', 'block_number as number'])
    .executeTakeFirst()
  if (unknown.length === 0 || !checkpoint) return { created, logs }
  const reader = { chainId, client, watchList: { ...watchList, addresses: new Set(unknown), factories: [] } }
  let width = widest
  for (let from = header.number; from <= checkpoint.number; ) {
    const span = { from, to: Math.min(checkpoint.number, from + width - 1), witness: checkpoint }
    try {
      for (const log of (await findLogs(reader, { isByAddress: true, span })).logs) logs.push(log)
      from = span.to + 1
    } catch (error) {
      if (width === 1 || error instanceof ChainMovedError) throw error
      width = Math.floor(width / 10)
    }
  }
  return { created, logs }
}

async function addEarlier(
  { client, limits, lookback, startBlock }: MendPlacesParameters,
  {
    header,
    logs,
    place,
    safe,
    unread,
  }: { header: BlockHeader; logs: ChainLog[]; place: Place; safe: Address; unread: UnreadPlace[] },
): Promise<void> {
  const { error, logs: earlier } = await readEarlier(client, {
    earliest: Math.max(startBlock, place.block - lookback),
    most: limits.earlierTransfers * patience,
    safe,
    to: place.block - 1,
    witness: header,
  })
  for (const log of earlier) logs.push(log)
  if (error !== undefined) unread.push(createUnreadPlace({ ...place, error, subject: safe, what: 'earlier' }))
}

async function readFacts(
  parameters: MendPlacesParameters,
  { created, logs, unread }: { created: readonly Address[]; logs: readonly ChainLog[]; unread: UnreadPlace[] },
): Promise<Facts> {
  const { limits, patientClient, trace, watchList } = parameters
  if (logs.length === 0) return createFacts()
  const inOrder = logs.toSorted((a, b) => Number(a.blockNumber - b.blockNumber) || a.logIndex - b.logIndex)
  const traceAgain: Tracer = (hash, safes) => trace(hash, safes, { isAgain: true })
  const fetched = await fetchTransactions({ client: patientClient, trace: traceAgain }, { logs: inOrder })
  for (const item of fetched.unread) unread.push(item)
  const fresh = new Set(created)
  return collectFacts(parameters, {
    isWatched: (address) => watchList.addresses.has(address) || fresh.has(address),
    logs: inOrder,
    signatureLimits: {
      perBlock: limits.signaturesPerBlock * patience,
      perExecution: limits.signaturesPerExecution,
      perTransaction: limits.signaturesPerBlock * patience,
    },
    transactions: fetched.transactions,
  })
}

async function readTokens(
  { chainId, client, db, limits }: MendPlacesParameters,
  {
    facts,
    kinds,
    place,
    unread,
  }: {
    facts: Facts
    kinds: readonly Pick<UnreadPlace, 'subject' | 'what'>[]
    place: Place
    unread: UnreadPlace[]
  },
): Promise<Range['tokens']> {
  const wanted = new Set(kinds.flatMap(({ subject, what }) => (what === 'token' && subject ? [subject] : [])))
  for (const { token } of facts.rows.transfer) if (token) wanted.add(token)
  if (wanted.size === 0) return []
  const { rows } = await sql<{ address: Address; kind: 'erc20' | 'erc721' }>`
    select distinct on (token) token as address, kind from transfer
    where chain_id = ${chainId} and transaction_hash = ${place.hash} and token = any(${[...wanted]} :: text[])
      and not exists (select from token where token.chain_id = transfer.chain_id and token.address = transfer.token)`.execute(
    db,
  )
  const fresh = facts.rows.transfer.flatMap(({ kind, token }) =>
    token && kind !== 'native' ? [{ address: token, kind }] : [],
  )
  const seen = new Map([...rows, ...fresh].map((token) => [token.address, token]))
  const { failed, tokens } = await fetchTokens(client, {
    chainId,
    time: limits.tokenTime * patience,
    tokens: [...seen.values()],
  })
  for (const { address, error } of failed)
    unread.push(createUnreadPlace({ ...place, error, subject: address, what: 'token' }))
  return tokens
}

function assertSameBlocks(
  chainId: number,
  { blocks, logs }: { blocks: Mended['blocks']; logs: readonly ChainLog[] },
): void {
  const hashes = new Map(blocks.map((block) => [block?.number, block?.hash]))
  for (const { blockHash, blockNumber } of logs)
    if (hashes.get(Number(blockNumber)) !== blockHash)
      throw new ChainMovedError({ chainId, what: `block ${blockNumber} was replaced` })
}

/** Holds the checkpoint, so that no reorganisation comes between the look at the blocks and the facts. */
async function writeMended(
  db: Kysely<Database>,
  { chainId, mended, place }: { chainId: number; mended: Mended; place: Place },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('checkpoint').where('chain_id', '=', chainId).select('chain_id').forUpdate().execute()
    await keepBlocks(tx, { blocks: mended.blocks, chainId })
    for (const table of factTables) await writeRows(tx, table, mended.facts, { isAmending: true })
    await writeTokens(tx, mended.tokens)
    await settle(tx, { chainId, place, unread: mended.unread })
    if (mended.isNews) await doubtLater(tx, { chainId, facts: mended.facts, place })
    await renewSafeVersions(tx, { chainId, safes: listChanged(mended) })
    await notifyTouched(tx, { block: place.block, chainId, touched: mended.facts.touched })
  })
}

async function keepBlocks(
  tx: Transaction<Database>,
  { blocks, chainId }: { blocks: Mended['blocks']; chainId: number },
): Promise<void> {
  for (const block of blocks) {
    if (!block) continue
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('block')
      .values({
        chain_id: chainId,
        has_facts: true,
        hash: block.hash,
        number: block.number,
        parent_hash: block.parentHash,
        timestamp: block.timestamp,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['chain_id', 'number'])
          .doUpdateSet({ has_facts: true })
          .whereRef('block.hash', '=', 'excluded.hash'),
      )
      .executeTakeFirst()
    if (!numInsertedOrUpdatedRows) throw new ChainMovedError({ chainId, what: `block ${block.number} was replaced` })
  }
}

/**
 * What an L1 Safe executed is found by counting its nonces. Later executions that were looked for with too low a count,
 * and not found, are looked for again.
 */
async function doubtLater(
  tx: Transaction<Database>,
  { chainId, facts, place }: { chainId: number; facts: Facts; place: Place },
): Promise<void> {
  const safes = [...new Set(facts.rows.multisig_execution.map(({ safe }) => safe))]
  if (safes.length === 0) return
  await sql`insert into unread_place (chain_id, block_number, transaction_hash, what, subject, reason)
    select distinct chain_id, block_number, transaction_hash, 'trace', '', 'executions before it were read late'
    from multisig_execution
    where chain_id = ${chainId} and safe = any(${safes} :: text[]) and block_number > ${place.block} and source is null
    on conflict do nothing`.execute(tx)
}

/** What was read is no unread place any more; what was not keeps the count of its tries. */
async function settle(
  tx: Transaction<Database>,
  { chainId, place, unread }: { chainId: number; place: Place; unread: readonly UnreadPlace[] },
): Promise<void> {
  const still = new Set(unread.map(({ subject, transaction_hash, what }) => `${transaction_hash}:${what}:${subject}`))
  const before = await tx
    .selectFrom('unread_place')
    .where('chain_id', '=', chainId)
    .where('block_number', '=', place.block)
    .where('transaction_hash', '=', place.hash)
    .select(['subject', 'what'])
    .execute()
  for (const { subject, what } of before)
    if (!still.has(`${place.hash}:${what}:${subject}`))
      await tx
        .deleteFrom('unread_place')
        .where('chain_id', '=', chainId)
        .where('block_number', '=', place.block)
        .where('transaction_hash', '=', place.hash)
        .where('what', '=', what)
        .where('subject', '=', subject)
        .execute()
  await writeUnread(tx, { chainId, places: unread })
}
