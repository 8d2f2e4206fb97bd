import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import { type BlockHeader, type ChainLog, ChainMovedError } from './ChainLog.ts'
import type { Checkpoint } from './Checkpoint.ts'
import { collectFacts } from './collectFacts.ts'
import { type CreatedSafes, type WatchList, watchOnly } from './createWatchList.ts'
import type { DecodedRange, RangeDecoder } from './decodeRange.ts'
import { createFacts, createFailedTransaction, type Facts, type FailedTransaction } from './Facts.ts'
import { assertInBlocks } from './fetchBlocks.ts'
import { fetchHeader } from './fetchHeaders.ts'
import { inChainOrder, type RangeFetcher, toFailedTransaction } from './fetchRange.ts'
import { fetchTokens } from './fetchTokens.ts'
import { fetchTransactions } from './fetchTransactions.ts'
import { fetchReceiptLogs, filterWatched, findLogs } from './findLogs.ts'
import { findLoggedCalls, listKnownLogs } from './legacy/findLoggedCalls.ts'
import { resolveProxyCreations } from './resolveProxyCreations.ts'
import type { Tracer } from './trace/createTracer.ts'

export type FailedReader = { decoder: RangeDecoder; fetcher: RangeFetcher; watchList: WatchList }

/** A transaction of the chain of which some part failed. */
export type DueTransaction = { block: number; hash: Hash; tries: number }

export type RetriedTransaction = CreatedSafes &
  Pick<DecodedRange, 'blocks' | 'facts' | 'failed' | 'tokens'> & {
    /** Whether logs were read that were never read before. */
    hasNewLogs: boolean
  }

/** Blocks of one request. */
const widest = 1_000
/** Tokens have more time than those of new blocks; not much more, because those wait meanwhile. */
const tokenTimeFactor = 2

/** What reading adds to: logs, and parts that failed again. */
type Found = Pick<RetriedTransaction, 'failed'> & { logs: ChainLog[] }

/** fetch → decode of one failed transaction. */
export async function readFailed(
  reader: FailedReader,
  due: DueTransaction,
  checkpoint: Checkpoint,
): Promise<RetriedTransaction> {
  const { decoder, fetcher, watchList } = reader
  const { chainId } = fetcher
  const header = await fetchStoredHeader(decoder, due)
  const rows = await decoder.db
    .selectFrom('failed_transaction')
    .where('chain_id', '=', chainId)
    .where('block_number', '=', due.block)
    .where('transaction_hash', '=', due.hash)
    .select(['subject', 'what'])
    .execute()
  const parts = rows.map((row) => (row.what === 'quiet' ? { ...row, what: 'unlogged' as const } : row))
  const listSubjects = (kind: FailedTransaction['what']) =>
    parts.flatMap(({ subject, what }) => (what === kind && subject ? [subject] : []))
  const found: Found = { failed: [], logs: [] }
  let created: readonly Address[] = []
  for (const safe of listSubjects('unlogged')) await addUnlogged(reader, { due, found, header, safe })
  if (parts.some(({ what }) => what !== 'earlier' && what !== 'token' && what !== 'unlogged'))
    created = await addLogs(reader, { checkpoint, found, hash: due.hash, header })
  const fresh = created.filter((safe) => !watchList.safes.has(safe))
  for (const safe of new Set([...listSubjects('earlier'), ...fresh]))
    await addPreviousState(reader, { due, found, header, safe })
  const facts = await decode(reader, { created, found })
  const tokens = await addTokens(decoder, { due, facts, found, tokens: listSubjects('token') })
  const numbers = [
    ...new Set([...found.logs.map((log) => Number(log.blockNumber)), ...found.failed.map((row) => row.block_number)]),
  ]
  const headers = await Promise.all(numbers.map(fetcher.getHeader))
  const blocks = headers.map((block) => ({ ...block, hasFacts: true }))
  assertInBlocks(found.logs, { blocks, chainId })
  return {
    blocks,
    created,
    facts,
    failed: [...found.failed, ...facts.failed],
    hasNewLogs: parts.some(({ what }) => what === 'log' || what === 'logs' || what === 'unlogged'),
    legacy: watchList.listLegacy(found.logs),
    tokens,
  }
}

async function fetchStoredHeader({ chainId, client, db }: RangeDecoder, { block }: DueTransaction) {
  const header = await fetchHeader(client, block)
  const stored = await db
    .selectFrom('block')
    .where('chain_id', '=', chainId)
    .where('number', '=', block)
    .select('hash')
    .executeTakeFirst()
  if (!header || header.hash !== stored?.hash)
    throw new ChainMovedError({ chainId, what: `block ${block} was replaced` })
  return header
}

/** The transaction's own logs, and everything that Safes which it created did since, because nobody watched them. */
async function addLogs(
  { decoder, fetcher, watchList }: FailedReader,
  { checkpoint, found, hash, header }: { checkpoint: Checkpoint; found: Found; hash: Hash; header: BlockHeader },
): Promise<readonly Address[]> {
  const { chainId, client, longTimeoutClient } = fetcher
  const received = await fetchReceiptLogs({ chainId, client: longTimeoutClient }, { block: header, hash })
  const resolved = await resolveProxyCreations({ client, watchList }, received)
  const created = resolved.logs.flatMap((log) => watchList.findCreated(log) ?? [])
  const logs = filterWatched(watchList, created, resolved.logs)
  found.failed.push(...resolved.failed)
  const unknown = created.filter((safe) => !watchList.safes.has(safe))
  if (unknown.length > 0) await addSince(fetcher, { checkpoint, found, header, logs, unknown, watchList })
  for (const log of logs) found.logs.push(log)
  const indexes = new Set(found.logs.map(({ logIndex }) => logIndex))
  for (const log of await listKnownLogs(decoder.db, { block: header, chainId, hash }))
    if (!indexes.has(log.logIndex)) found.logs.push(log)
  return created
}

type SinceParameters = {
  checkpoint: Checkpoint
  found: Found
  header: BlockHeader
  /** Of the transaction; those of the following blocks are added. */
  logs: ChainLog[]
  unknown: readonly Address[]
  watchList: WatchList
}

/** Logs and unlogged calls of new Safes, from their creation to the checkpoint. */
async function addSince(
  fetcher: RangeFetcher,
  { checkpoint, found, header, logs, unknown, watchList }: SinceParameters,
): Promise<void> {
  const { chainId, client } = fetcher
  const ofUnknown = { chainId, client, watchList: watchOnly(watchList, unknown) }
  let width = widest
  for (let from = header.number; from <= checkpoint.number; ) {
    const span = { from, to: Math.min(checkpoint.number, from + width - 1), witness: checkpoint }
    try {
      for (const log of (await findLogs(ofUnknown, { isByAddress: true, span })).logs) logs.push(log)
      from = span.to + 1
    } catch (error) {
      if (width === 1 || error instanceof ChainMovedError) throw error
      width = Math.floor(width / 10)
    }
  }
  const unlogged = await fetcher.readLegacy({
    from: header.number,
    logs,
    safes: watchList.listLegacy(logs).filter((safe) => unknown.includes(safe)),
    to: checkpoint.number,
  })
  for (const log of unlogged.logs) logs.push(log)
  found.failed.push(...(await Promise.all(unlogged.missed.map((call) => toFailedTransaction(fetcher, call)))))
}

type SafeParameters = { due: DueTransaction; found: Found; header: BlockHeader; safe: Address }

/** Unlogged calls of a Safe in the block that are not stored yet. */
async function addUnlogged(
  { decoder: { db }, fetcher: { chainId, longTimeoutClient, readLegacy }, watchList }: FailedReader,
  { due, found, header, safe }: SafeParameters,
): Promise<void> {
  const reader = { chainId, client: longTimeoutClient, watchList: watchOnly(watchList, [safe]) }
  const { logs } = await findLogs(reader, { isByAddress: true, span: { blockHash: header.hash } })
  const known = await findLoggedCalls(db, { block: due.block, chainId, safe })
  const unlogged = await readLegacy({ from: due.block, isAgain: true, known, logs, safes: [safe], to: due.block })
  for (const log of unlogged.logs) found.logs.push(log)
  for (const { error } of unlogged.missed)
    found.failed.push(createFailedTransaction({ ...due, error, subject: safe, what: 'unlogged' }))
}

/** Transfers to a Safe's address before its creation. */
async function addPreviousState(
  { fetcher: { readPrevious } }: FailedReader,
  { due, found, header, safe }: SafeParameters,
): Promise<void> {
  const { errors, logs } = await readPrevious({ block: due.block, isRetry: true, safes: [safe], witness: header })
  for (const log of logs) found.logs.push(log)
  for (const error of errors.values())
    found.failed.push(createFailedTransaction({ ...due, error, subject: safe, what: 'earlier' }))
}

async function decode(
  { decoder, fetcher: { longTimeoutClient, trace }, watchList }: FailedReader,
  { created, found }: { created: readonly Address[]; found: Found },
): Promise<Facts> {
  if (found.logs.length === 0) return createFacts()
  const logs = found.logs.toSorted(inChainOrder)
  const traceAgain: Tracer = (hash, safes) => trace(hash, safes, { isAgain: true })
  const { failed, transactions } = await fetchTransactions({ client: longTimeoutClient, trace: traceAgain }, { logs })
  found.failed.push(...failed)
  const fresh = new Set(created)
  const max = decoder.limits.signaturesPerExecution
  const recovered = await listRecovered(decoder, logs)
  return collectFacts(decoder, {
    isWatched: (address) => watchList.safes.has(address) || fresh.has(address),
    logs,
    signatureLimits: {
      recovered,
      signaturesPerBlock: max,
      signaturesPerExecution: max,
      signaturesPerTransaction: max,
    },
    transactions,
  })
}

/** Executions whose signers are stored. */
async function listRecovered({ chainId, db }: RangeDecoder, logs: readonly ChainLog[]): Promise<Set<string>> {
  const blocks = [...new Set(logs.map((log) => Number(log.blockNumber)))]
  const { rows } = await sql<{ key: string }>`select distinct block_number || ':' || log_index as key
    from execution_signature where chain_id = ${chainId} and block_number = any(${blocks} :: bigint[])`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** Metadata of tokens that failed before, and of those in the new facts. */
async function addTokens(
  { chainId, client, db, limits }: RangeDecoder,
  { due, facts, found, tokens: failedTokens }: { due: DueTransaction; facts: Facts; found: Found; tokens: Address[] },
): Promise<DecodedRange['tokens']> {
  const fresh = facts.rows.transfer.flatMap(({ kind, token }) =>
    token && kind !== 'native' ? [{ address: token, kind }] : [],
  )
  const wanted = [...new Set([...failedTokens, ...fresh.map(({ address }) => address)])]
  if (wanted.length === 0) return []
  const { rows } = await sql<{ address: Address; kind: 'erc20' | 'erc721' | 'erc1155' }>`
    select distinct on (token) token as address, kind from transfer
    where chain_id = ${chainId} and block_number = ${due.block} and transaction_hash = ${due.hash}
      and token = any(${wanted} :: text[])
      and not exists (select from token where token.chain_id = transfer.chain_id and token.address = transfer.token)`.execute(
    db,
  )
  const seen = new Map([...rows, ...fresh].map((token) => [token.address, token]))
  const time = limits.tokenTime * tokenTimeFactor
  const { failed, tokens } = await fetchTokens(client, { chainId, time, tokens: [...seen.values()] })
  for (const { address, error } of failed)
    found.failed.push(createFailedTransaction({ ...due, error, subject: address, what: 'token' }))
  return tokens
}
