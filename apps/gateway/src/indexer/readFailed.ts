import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { BlockHeader } from './BlockHeader.ts'
import type { ChainLog } from './ChainLog.ts'
import { ChainMovedError } from './ChainMovedError.ts'
import type { Checkpoint } from './Checkpoint.ts'
import { collectFacts } from './collectFacts.ts'
import { watchOnly } from './createWatchList.ts'
import { createFacts, type Facts } from './Facts.ts'
import { createFailedTransaction, type FailedTransaction } from './FailedTransaction.ts'
import { fetchHeader } from './fetchHeaders.ts'
import { fetchTokens } from './fetchTokens.ts'
import { fetchTransactions } from './fetchTransactions.ts'
import { fetchReceiptLogs, filterWatched, findLogs } from './findLogs.ts'
import { findLoggedCalls, listKnownLogs } from './legacy/findLoggedCalls.ts'
import type { RangeReader } from './RangeReader.ts'
import { readPreviousState } from './readPreviousState.ts'
import { type Range, toFailed } from './readRange.ts'
import { resolveProxyCreations } from './resolveProxyCreations.ts'
import type { Tracer } from './trace/createTracer.ts'

export type FailedTransactionReader = RangeReader & { startBlock: number }

/** A transaction of the chain of which something is unread. */
export type FailedTransactionRead = { block: number; hash: Hash; tries: number }

export type Retried = Pick<Range, 'facts' | 'tokens' | 'unread'> & {
  /** Blocks of the facts, which must be there before them. */
  blocks: Awaited<ReturnType<typeof fetchHeader>>[]
  created: readonly Address[]
  quiet: readonly Address[]
  /** Whether logs were read that nobody had read before. */
  isNews: boolean
}

/** Blocks that are asked for at a time. */
const widest = 1_000
/** With time to spare the limits may be wider; not by much, since the head of the chain waits meanwhile. */
const patience = { earlierTransfers: 10, tokenTime: 2 }

/** A transaction of the chain as if for the first time, with the patience that the head of the chain has no time for. */
export async function readFailed(
  parameters: FailedTransactionReader,
  { checkpoint, place }: { checkpoint: Checkpoint; place: FailedTransactionRead },
): Promise<Retried> {
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
    .selectFrom('failed_transaction')
    .where('chain_id', '=', chainId)
    .where('block_number', '=', place.block)
    .where('transaction_hash', '=', place.hash)
    .select(['subject', 'what'])
    .execute()
  const logs: ChainLog[] = []
  const unread: FailedTransaction[] = []
  let created: readonly Address[] = []
  for (const { subject, what } of kinds)
    if (what === 'quiet' && subject) await addUnlogged(parameters, { header, logs, place, safe: subject, unread })
  if (kinds.some(({ what }) => what !== 'earlier' && what !== 'quiet' && what !== 'token')) {
    const found = await readTransactionLogs(parameters, { checkpoint, hash: place.hash, header })
    created = found.created
    for (const log of found.logs) logs.push(log)
    for (const item of found.unread) unread.push(item)
    const numbers = new Set(logs.map(({ logIndex }) => logIndex))
    for (const log of await listKnownLogs(db, { block: header, chainId, hash: place.hash }))
      if (!numbers.has(log.logIndex)) logs.push(log)
  }
  const waiting = kinds.flatMap(({ subject, what }) => (what === 'earlier' && subject ? [subject] : []))
  const newborn = created.filter((safe) => !parameters.watchList.addresses.has(safe))
  for (const safe of new Set([...waiting, ...newborn]))
    await addPreviousState(parameters, { header, logs, place, safe, unread })
  const facts = await readFacts(parameters, { created, logs, unread })
  const tokens = await readTokens(parameters, { facts, kinds, place, unread })
  const numbers = [
    ...new Set([...logs.map((log) => Number(log.blockNumber)), ...unread.map((item) => item.block_number)]),
  ]
  const blocks = await Promise.all(numbers.map((number) => fetchHeader(client, number)))
  assertSameBlocks(chainId, { blocks, logs })
  const isNews = kinds.some(({ what }) => what === 'log' || what === 'logs' || what === 'quiet')
  const quiet = parameters.watchList.listQuiet(logs)
  return { blocks, created, facts, isNews, quiet, tokens, unread: [...unread, ...facts.unread] }
}

/** The transaction's own logs, and all that Safes which were born in it have done since, since nobody watched them. */
async function readTransactionLogs(
  parameters: FailedTransactionReader,
  { checkpoint, hash, header }: { checkpoint: Checkpoint; hash: Hash; header: { hash: Hash; number: number } },
): Promise<{ created: readonly Address[]; logs: ChainLog[]; unread: FailedTransaction[] }> {
  const { chainId, client, patientClient, watchList } = parameters
  const received = await fetchReceiptLogs({ chainId, client: patientClient }, { block: header, hash })
  const { logs: all, unread } = await resolveProxyCreations({ client, watchList }, received)
  const created = all.flatMap((log) => watchList.findCreated(log) ?? [])
  const logs = filterWatched(watchList, created, all)
  const unknown = created.filter((safe) => !watchList.addresses.has(safe))
  if (unknown.length === 0) return { created, logs, unread }
  const reader = { chainId, client, watchList: watchOnly(watchList, unknown) }
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
  const unlogged = await parameters.readQuiet({
    from: header.number,
    logs,
    safes: watchList.listQuiet(logs).filter((safe) => unknown.includes(safe)),
    to: checkpoint.number,
  })
  for (const log of unlogged.logs) logs.push(log)
  const late = await Promise.all(unlogged.missed.map((deed) => toFailed(parameters, deed)))
  return { created, logs, unread: [...unread, ...late] }
}

/** Whose further deeds are read in which block, and the lists that what is found and what is missed are added to. */
type FurtherReading = {
  header: BlockHeader
  logs: ChainLog[]
  place: FailedTransactionRead
  safe: Address
  unread: FailedTransaction[]
}

/** What a Safe did in the block without a log, as far as it is not stored. */
async function addUnlogged(
  { chainId, db, patientClient, readQuiet, watchList }: FailedTransactionReader,
  { header, logs, place, safe, unread }: FurtherReading,
): Promise<void> {
  const reader = {
    chainId,
    client: patientClient,
    watchList: watchOnly(watchList, [safe]),
  }
  const told = await findLogs(reader, { isByAddress: true, span: { blockHash: header.hash } })
  const found = await readQuiet({
    from: place.block,
    isAgain: true,
    known: await findLoggedCalls(db, { block: place.block, chainId, safe }),
    logs: told.logs,
    safes: [safe],
    to: place.block,
  })
  for (const log of found.logs) logs.push(log)
  for (const { error } of found.missed)
    unread.push(createFailedTransaction({ ...place, error, subject: safe, what: 'quiet' }))
}

async function addPreviousState(
  { client, limits, lookback, startBlock }: FailedTransactionReader,
  { header, logs, place, safe, unread }: FurtherReading,
): Promise<void> {
  const { error, logs: earlier } = await readPreviousState(client, {
    earliest: Math.max(startBlock, place.block - lookback),
    most: limits.earlierTransfers * patience.earlierTransfers,
    safe,
    to: place.block - 1,
    witness: header,
  })
  for (const log of earlier) logs.push(log)
  if (error !== undefined) unread.push(createFailedTransaction({ ...place, error, subject: safe, what: 'earlier' }))
}

async function readFacts(
  parameters: FailedTransactionReader,
  { created, logs, unread }: { created: readonly Address[]; logs: readonly ChainLog[]; unread: FailedTransaction[] },
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
      perBlock: limits.signaturesPerExecution,
      perExecution: limits.signaturesPerExecution,
      perTransaction: limits.signaturesPerExecution,
      recovered: await listRecovered(parameters, inOrder),
    },
    transactions: fetched.transactions,
  })
}

async function listRecovered(
  { chainId, db }: Pick<FailedTransactionReader, 'chainId' | 'db'>,
  logs: readonly ChainLog[],
): Promise<Set<string>> {
  const blocks = [...new Set(logs.map((log) => Number(log.blockNumber)))]
  const { rows } = await sql<{ key: string }>`select distinct block_number || ':' || log_index as key
    from execution_signature where chain_id = ${chainId} and block_number = any(${blocks} :: bigint[])`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

async function readTokens(
  { chainId, client, db, limits }: FailedTransactionReader,
  {
    facts,
    kinds,
    place,
    unread,
  }: {
    facts: Facts
    kinds: readonly Pick<FailedTransaction, 'subject' | 'what'>[]
    place: FailedTransactionRead
    unread: FailedTransaction[]
  },
): Promise<Range['tokens']> {
  const wanted = new Set(kinds.flatMap(({ subject, what }) => (what === 'token' && subject ? [subject] : [])))
  for (const { token } of facts.rows.transfer) if (token) wanted.add(token)
  if (wanted.size === 0) return []
  const { rows } = await sql<{ address: Address; kind: 'erc20' | 'erc721' | 'erc1155' }>`
    select distinct on (token) token as address, kind from transfer
    where chain_id = ${chainId} and block_number = ${place.block} and transaction_hash = ${place.hash}
      and token = any(${[...wanted]} :: text[])
      and not exists (select from token where token.chain_id = transfer.chain_id and token.address = transfer.token)`.execute(
    db,
  )
  const fresh = facts.rows.transfer.flatMap(({ kind, token }) =>
    token && kind !== 'native' ? [{ address: token, kind }] : [],
  )
  const seen = new Map([...rows, ...fresh].map((token) => [token.address, token]))
  const { failed, tokens } = await fetchTokens(client, {
    chainId,
    time: limits.tokenTime * patience.tokenTime,
    tokens: [...seen.values()],
  })
  for (const { address, error } of failed)
    unread.push(createFailedTransaction({ ...place, error, subject: address, what: 'token' }))
  return tokens
}

function assertSameBlocks(
  chainId: number,
  { blocks, logs }: { blocks: Retried['blocks']; logs: readonly ChainLog[] },
): void {
  const hashes = new Map(blocks.map((block) => [block?.number, block?.hash]))
  for (const { blockHash, blockNumber } of logs)
    if (hashes.get(Number(blockNumber)) !== blockHash)
      throw new ChainMovedError({ chainId, what: `block ${blockNumber} was replaced` })
}
