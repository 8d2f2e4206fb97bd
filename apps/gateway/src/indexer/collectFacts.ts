import { type Kysely, sql } from 'kysely'
import type { Address, Hash } from 'viem'
import type { Database } from '../db/schema.ts'
import type { Logger } from '../lib/createLogger.ts'
import type { ChainLog } from './ChainLog.ts'
import { createFacts, type Facts } from './Facts.ts'
import type { HandlerContext } from './handlers/HandlerContext.ts'
import { findHandler, topics } from './handlers/handlers.ts'
import type { TransactionContext } from './TransactionContext.ts'

export type CollectFactsParameters = {
  isWatched: (address: Address) => boolean
  /** In block and log order. */
  logs: readonly ChainLog[]
  transactions: ReadonlyMap<Hash, TransactionContext>
}

/** Runs the handlers over the logs of whole blocks. */
export async function collectFacts(
  { chainId, db, logger }: { chainId: number; db: Kysely<Database>; logger: Logger },
  { isWatched, logs, transactions }: CollectFactsParameters,
): Promise<Facts> {
  const facts = createFacts()
  const context: HandlerContext = {
    announced: new Map(),
    announcedModuleCalls: new Map(),
    chainId,
    facts,
    isWatched,
    nonces: await loadNonces(db, { chainId, logs }),
    transactions,
  }
  for (const log of logs) {
    try {
      await findHandler(log.topics[0])?.handle(log, context)
    } catch (error) {
      // Code that a Safe runs by delegatecall can emit anything in its name: one such log must not stop the chain.
      logger.warn({ block: Number(log.blockNumber), chainId, err: error, log: log.logIndex }, 'a log was left out')
    }
  }
  addTransactions(facts, { chainId, logs, transactions })
  return facts
}

/** Only executions without an announcement need the count. */
async function loadNonces(
  db: Kysely<Database>,
  { chainId, logs }: { chainId: number; logs: readonly ChainLog[] },
): Promise<Map<Address, bigint>> {
  const isExecution = ({ topics: [topic] }: ChainLog) => topics.executions.some((execution) => execution === topic)
  const safes = [...new Set(logs.filter(isExecution).map((log) => log.address))]
  if (safes.length === 0) return new Map()
  const { rows } = await sql<{ nonce: bigint; safe: Address }>`
    select safe, greatest(count(*), coalesce(max(nonce) + 1, 0)) :: numeric as nonce from multisig_execution
    where chain_id = ${chainId} and safe in (${sql.join(safes)}) group by safe`.execute(db)
  return new Map(rows.map(({ nonce, safe }) => [safe, nonce]))
}

function addTransactions(
  facts: Facts,
  { chainId, logs, transactions }: { chainId: number } & Omit<CollectFactsParameters, 'isWatched'>,
): void {
  const places = new Map(logs.map((log) => [log.transactionHash, log]))
  for (const { gasPrice, gasUsed, hash, recipient, sender, value } of transactions.values()) {
    const log = places.get(hash)
    if (!log) continue
    facts.rows.chain_transaction.push({
      block_number: Number(log.blockNumber),
      chain_id: chainId,
      gas_price: gasPrice,
      gas_used: gasUsed,
      hash,
      recipient,
      sender,
      transaction_index: log.transactionIndex,
      value,
    })
  }
}
