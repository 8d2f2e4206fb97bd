import { setImmediate as breathe } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../db/schema.ts'
import type { Logger } from '../lib/createLogger.ts'
import type { ChainLog } from './ChainLog.ts'
import { createFacts, type Facts } from './Facts.ts'
import type { HandlerContext } from './handlers/HandlerContext.ts'
import { findHandler, topics } from './handlers/handlers.ts'
import { createSignatureBudget, type SignatureLimits } from './handlers/recoverSignatures.ts'
import { UndecodableLogError } from './handlers/UndecodableLogError.ts'
import type { TransactionContext } from './TransactionContext.ts'
import { createUnreadPlace } from './UnreadPlace.ts'

/** After so many logs others get their turn: whoever holds the lease must be able to say so. */
const slice = 250

export type CollectFactsParameters = {
  isWatched: (address: Address) => boolean
  /** In block and log order. */
  logs: readonly ChainLog[]
  /** What comes before the logs and may not be written yet. */
  pending?: PendingFacts | undefined
  signatureLimits: SignatureLimits
  transactions: ReadonlyMap<Hash, TransactionContext>
}

/** Facts of the blocks from this one on. */
export type PendingFacts = { facts: Facts; from: number }

/** Runs the handlers over the logs of whole transactions. */
export async function collectFacts(
  { chainId, db, logger }: { chainId: number; db: Kysely<Database>; logger: Logger },
  { isWatched, logs, pending, signatureLimits, transactions }: CollectFactsParameters,
): Promise<Facts> {
  const facts = createFacts()
  const context: HandlerContext = {
    announced: new Map(),
    announcedModuleCalls: new Map(),
    calls: new Map(),
    chainId,
    facts,
    isWatched,
    nonces: await loadNonces(db, { chainId, logs, pending }),
    signatures: createSignatureBudget(signatureLimits),
    traced: new Set(),
    transactions,
  }
  const undecodable: ChainLog[] = []
  for (const [index, log] of logs.entries()) {
    if (index % slice === slice - 1) await breathe()
    try {
      await findHandler(log.topics[0])?.handle(log, context)
    } catch (error) {
      // Code that a Safe runs by delegatecall can emit anything in its name, which is no fact. All else is a fault of ours.
      if (error instanceof UndecodableLogError) undecodable.push(log)
      else {
        logger.error({ block: Number(log.blockNumber), err: error, log: log.logIndex }, 'a log could not be understood')
        facts.unread.push(createUnreadPlace({ block: log.blockNumber, error, hash: log.transactionHash, what: 'log' }))
      }
    }
  }
  const [first] = undecodable
  if (first)
    logger.warn(
      { block: Number(first.blockNumber), count: undecodable.length, log: first.logIndex },
      'logs that are not what their topics say were left out',
    )
  addTransactions(facts, { chainId, logs, transactions })
  return facts
}

/** Only executions without an announcement need the count. */
async function loadNonces(
  db: Kysely<Database>,
  { chainId, logs, pending }: { chainId: number } & Pick<CollectFactsParameters, 'logs' | 'pending'>,
): Promise<Map<Address, bigint>> {
  const isExecution = ({ topics: [topic] }: ChainLog) => topics.executions.some((execution) => execution === topic)
  const executions = logs.filter(isExecution)
  const [first] = executions
  if (!first) return new Map()
  const safes = [...new Set(executions.map((log) => log.address))]
  // What is pending may be there by now: it is counted here, and nothing of it there.
  const before = pending
    ? sql`block_number < ${pending.from}`
    : sql`(block_number, log_index) < (${Number(first.blockNumber)}, ${first.logIndex})`
  const { rows } = await sql<{ count: bigint; next: bigint; safe: Address }>`
    select safe, count(*) :: numeric as count, coalesce(max(nonce) + 1, 0) :: numeric as next from multisig_execution
    where chain_id = ${chainId} and safe = any(${safes} :: text[]) and ${before}
    group by safe`.execute(db)
  const counts = new Map(rows.map(({ count, safe }) => [safe, count]))
  const nonces = new Map(rows.map(({ next, safe }) => [safe, next]))
  const raise = (safe: Address, to: bigint) => {
    if (to > (nonces.get(safe) ?? -1n)) nonces.set(safe, to)
  }
  for (const { nonce, safe } of pending?.facts.rows.multisig_execution ?? []) {
    counts.set(safe, (counts.get(safe) ?? 0n) + 1n)
    raise(safe, BigInt(nonce ?? -1) + 1n)
  }
  for (const [safe, count] of counts) raise(safe, count)
  return nonces
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
