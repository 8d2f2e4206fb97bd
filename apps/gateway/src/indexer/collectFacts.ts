import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Db } from '../db/schema.ts'
import type { Logger } from '../lib/createLogger.ts'
import { type RecoverMany, recoverSignatures } from '../lib/recoverSignatures.ts'
import { boundFacts, type FactLimits } from './boundFacts.ts'
import type { ChainLog } from './ChainLog.ts'
import type { ChainTransaction } from './ChainTransaction.ts'
import { createFacts, createFailedTransaction, type Facts } from './Facts.ts'
import { UndecodableLogError } from './handlers/decodeLog.ts'
import { createThresholds, type FactPosition, type HandlerContext } from './handlers/HandlerContext.ts'
import { findHandler, isExecution, topics } from './handlers/handlers.ts'
import { createSignatureBudget, type SignatureLimits } from './handlers/signatureBudget.ts'

/** Logs between two turns of the event loop: the lease must be renewed meanwhile. */
const logsPerSlice = 250

export type CollectFactsParameters = {
  /** Waits until earlier executions of these Safes are stored. @default they are */
  awaitStored?: ((safes: readonly Address[]) => Promise<void>) | undefined
  /** Whether everything that is stored is older than the logs. @default false */
  isNewest?: boolean
  isWatched: (address: Address) => boolean
  /** In block and log order. */
  logs: readonly ChainLog[]
  /** Without them signers are not recovered; `findSigners` does it later. */
  signatureLimits?: SignatureLimits | undefined
  transactions: ReadonlyMap<Hash, ChainTransaction>
}

export type FactCollector = {
  chainId: number
  db: Db
  limits: FactLimits
  logger: Logger
  recover: RecoverMany
}

/** Runs the handlers over logs. All logs of a transaction must be among them. */
export async function collectFacts(
  { chainId, db, limits, logger, recover }: FactCollector,
  { awaitStored, isNewest = false, isWatched, logs, signatureLimits, transactions }: CollectFactsParameters,
): Promise<Facts> {
  const facts = createFacts()
  const context: HandlerContext = {
    announced: new Map(),
    announcedModuleCalls: new Map(),
    calls: new Map(),
    chainId,
    facts,
    history: new Set(),
    isWatched,
    nonces: await loadNonces(db, { awaitStored, chainId, isNewest, logs }),
    recoveries: [],
    signatures: signatureLimits && createSignatureBudget(signatureLimits),
    thresholds: createThresholds(await loadThresholds(db, { chainId, isNewest, logs })),
    traced: new Set(),
    tracedModuleCalls: new Map(),
    transactions,
  }
  const undecodable: ChainLog[] = []
  for (const [index, log] of logs.entries()) {
    if (index % logsPerSlice === logsPerSlice - 1) await yieldToEventLoop()
    try {
      findHandler(log.topics[0])?.handle(log, context)
    } catch (error) {
      // Code that a Safe runs by delegatecall can emit any log in its name. Any other error is a bug of a handler.
      if (error instanceof UndecodableLogError) undecodable.push(log)
      else {
        logger.error({ block: Number(log.blockNumber), err: error, log: log.logIndex }, 'a log could not be decoded')
        const { blockNumber: block, transactionHash: hash } = log
        facts.failed.push(createFailedTransaction({ block, error, hash, what: 'log' }))
      }
    }
  }
  const [first] = undecodable
  if (first)
    logger.warn(
      { block: Number(first.blockNumber), count: undecodable.length, log: first.logIndex },
      'skipped logs that do not match their topics',
    )
  const leftOut = boundFacts(facts, limits)
  if (leftOut > 0)
    logger.warn(
      { block: Number(logs[0]?.blockNumber), count: leftOut },
      'skipped repeated events, or events over the limit of a transaction',
    )
  await addSignatures(context, recover)
  addTransactions(facts, { chainId, logs, transactions })
  return facts
}

/** The next nonce of each Safe that executed something without logging its contents: only these need it. */
async function loadNonces(
  db: Db,
  {
    awaitStored,
    chainId,
    isNewest,
    logs,
  }: { chainId: number } & Pick<CollectFactsParameters, 'awaitStored' | 'isNewest' | 'logs'>,
): Promise<Map<Address, bigint>> {
  const [first] = logs.filter(isExecution)
  if (!first) return new Map()
  const safes = listUnlogged(logs)
  if (safes.length === 0) return new Map()
  await awaitStored?.(safes)
  // The summary of the Safe has the count, unless older logs are read again.
  const counted = sql`select greatest(count(*), max(nonce) + 1) from multisig_execution as execution
    where execution.chain_id = ${chainId} and execution.safe = input.safe
      and (block_number, log_index) < (${Number(first.blockNumber)}, ${first.logIndex})`
  const summed = sql`select greatest(executions, highest_nonce + 1) from safe_summary as summary
    where summary.chain_id = ${chainId} and summary.safe = input.safe`
  const { rows } = await sql<{ next: bigint; safe: Address }>`
    select input.safe, ${isNewest ? sql`coalesce((${summed}), (${counted}))` : sql`(${counted})`} :: numeric as next
    from unnest(${safes} :: text[]) as input (safe)`.execute(db)
  return new Map(rows.map(({ next, safe }) => [safe, next]))
}

/** Safes with more executions than logs of their contents. */
function listUnlogged(logs: readonly ChainLog[]): Address[] {
  const open = new Map<Address, number>()
  const add = (safe: Address, count: number) => open.set(safe, (open.get(safe) ?? 0) + count)
  for (const log of logs)
    if (isExecution(log)) add(log.address, 1)
    else if (log.topics[0] === topics.multisigAnnouncement) add(log.address, -1)
  return [...open].flatMap(([safe, count]) => (count > 0 ? [safe] : []))
}

/** The threshold of each Safe before the logs: how many of the signatures the contract verified. */
async function loadThresholds(
  db: Db,
  { chainId, isNewest, logs }: { chainId: number } & Pick<CollectFactsParameters, 'isNewest' | 'logs'>,
): Promise<Map<Address, number>> {
  const executed = logs.find(isExecution)
  const safes = listUnlogged(logs)
  // A threshold that the same transaction set may be stored already.
  const first = logs.find(({ transactionHash }) => transactionHash === executed?.transactionHash)
  if (!first || safes.length === 0) return new Map()
  const isBefore = isNewest
    ? sql`true`
    : sql`(block_number, log_index) < (${Number(first.blockNumber)}, ${first.logIndex})`
  const { rows } = await sql<{ safe: Address; threshold: number }>`
    select input.safe, before.threshold from unnest(${safes} :: text[]) as input (safe)
    cross join lateral (
      select threshold from threshold_event as event
      where event.chain_id = ${chainId} and event.safe = input.safe and ${isBefore}
      order by block_number desc, log_index desc limit 1
    ) as before`.execute(db)
  return new Map(rows.map(({ safe, threshold }) => [safe, threshold]))
}

async function addSignatures({ facts, recoveries }: HandlerContext, recover: RecoverMany): Promise<void> {
  // Without those of executions that boundFacts removed.
  const toPosition = ({ block_number, log_index, safe }: FactPosition) => `${block_number}:${log_index}:${safe}`
  const executed = new Set(facts.rows.multisig_execution.map(toPosition))
  const retained = recoveries.filter(({ fact }) => executed.has(toPosition(fact)))
  const recovered = await recoverSignatures(retained, recover)
  for (const [index, { fact, hash }] of retained.entries())
    for (const [position, signature] of (recovered[index] ?? []).entries())
      facts.rows.execution_signature.push({ position, safe_tx_hash: hash, ...signature, ...fact })
}

function addTransactions(
  facts: Facts,
  { chainId, logs, transactions }: { chainId: number } & Pick<CollectFactsParameters, 'logs' | 'transactions'>,
): void {
  const places = new Map(logs.map((log) => [log.transactionHash, log]))
  for (const transaction of transactions.values()) {
    const { gasPrice, gasUsed, hash, maxFeePerGas, maxPriorityFeePerGas, recipient, sender, value } = transaction
    const log = places.get(hash)
    if (!log) continue
    facts.rows.chain_transaction.push({
      block_number: Number(log.blockNumber),
      chain_id: chainId,
      gas_price: gasPrice,
      gas_used: gasUsed,
      hash,
      max_fee_per_gas: maxFeePerGas,
      max_priority_fee_per_gas: maxPriorityFeePerGas,
      recipient,
      sender,
      transaction_index: log.transactionIndex,
      value,
    })
  }
}
