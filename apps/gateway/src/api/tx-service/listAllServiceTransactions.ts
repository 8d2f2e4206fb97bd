import { createPageSchema, type Page } from '@countersign/protocol/wire'
import type { Context } from 'hono'
import { type Address, getAddress, type Hash, type Transaction, TransactionNotFoundError } from 'viem'
import { cutHistoryPage, type HistoryEntry, listHistoryPage } from '../../db/queries/listHistoryPage.ts'
import { countFitting } from '../../db/queries/loadBounded.ts'
import type { TransferRecord } from '../../db/queries/Records.ts'
import { findSummary } from '../../db/queries/safeSummaries.ts'
import { loadTransfers } from '../../db/queries/transfers.ts'
import { chunk } from '../../lib/chunk.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'
import { defineRoute } from '../http/defineRoute.ts'
import type { RouteDeps } from '../http/RouteDeps.ts'
import { getKnownSafe, type KnownSafe } from '../safe-state/getKnownSafe.ts'
import { explainEach } from '../transactions/explainEach.ts'
import type { TransactionContext } from '../transactions/TransactionContext.ts'
import {
  createServicePage,
  PageQuerySchema,
  parsePageQuery,
  ServiceAddressParamsSchema,
  toBlockDate,
} from './dialect.ts'
import {
  type AnyServiceTransaction,
  AnyServiceTransactionSchema,
  toServiceModuleTransaction,
  toServiceTransaction,
  toServiceTransfer,
} from './transactions.ts'
import { AnyServiceTransactionV1Schema, toV1 } from './transactionsV1.ts'

const maxTransfers = 100
/** Transactions per request to the node: their calldata is controlled by others. */
const readAtOnce = 20

type ListAllParameters = { c: Context; chain: ServedChain; safe: Address }

/** Executed transactions; pages count on-chain transactions. */
async function listAll(
  { db, publicUrl }: Pick<RouteDeps, 'db' | 'publicUrl'>,
  { c, chain, safe }: ListAllParameters,
): Promise<Page<AnyServiceTransaction>> {
  const chainId = chain.config.id
  const cursor = parsePageQuery(c, { defaultLimit: 20, maxLimit: 100 })
  const [known, { history: count }, page] = await Promise.all([
    getKnownSafe(db, chain, safe),
    findSummary(db, { chainId, safe }),
    listHistoryPage(db, { chainId, safe, ...cursor }),
  ])
  const plain = await readPlain(chain, page.entries)
  // Calldata of incoming transactions is controlled by others and not indexed.
  const sizes = page.entries.map(({ transactionHash }) => plain.get(transactionHash)?.input.length ?? 0)
  const { edges, entries, hasMore } = cutHistoryPage(page, countFitting(sizes))
  const transactionHashes = entries.map(({ transactionHash }) => transactionHash)
  const transfers = await loadTransfers(db, { chainId, maxPerTransaction: maxTransfers, safe, transactionHashes })
  const context = { chain, plain, safe: known, transfers }
  const executed = await explainEach(
    entries.flatMap(({ items }) => items),
    chain,
    (item, decoded) => toExecuted(item, { ...context, decoded }),
  )
  const results = entries.flatMap((entry) => toResults(entry, executed.splice(0, entry.items.length), context))
  return createServicePage(c, { count, cursor, edges, hasMore, publicUrl, results, taken: entries.length })
}

const list = {
  method: 'get',
  summary: 'List all executed transactions',
  params: ServiceAddressParamsSchema,
  query: PageQuerySchema,
} as const

export const listAllServiceTransactions = [
  defineRoute({
    ...list,
    path: '/v2/safes/:address/all-transactions',
    response: createPageSchema(AnyServiceTransactionSchema),
    handle: ({ c, chain, params: { address: safe } }, deps) => listAll(deps, { c, chain, safe }),
  }),
  defineRoute({
    ...list,
    path: '/v1/safes/:address/all-transactions',
    description: 'As v2, with numbers for `nonce`, `baseGas` and `safeTxGas`.',
    response: createPageSchema(AnyServiceTransactionV1Schema),
    async handle({ c, chain, params: { address: safe } }, deps) {
      const page = await listAll(deps, { c, chain, safe })
      const results = page.results.map((result) => (result.txType === 'MULTISIG_TRANSACTION' ? toV1(result) : result))
      return { ...page, results }
    },
  }),
]

/** Transactions that only paid the Safe are not indexed: sender and calldata come from the node. */
async function readPlain({ client, config }: ServedChain, entries: readonly HistoryEntry[]) {
  const hashes = entries.filter(isPlain).map(({ transactionHash }) => transactionHash)
  const found: Pick<Transaction, 'from' | 'hash' | 'input' | 'to'>[] = []
  for (const part of chunk(hashes, readAtOnce)) {
    const read = await withNodeTimeout(config.id, () =>
      Promise.all(
        part.map((hash) =>
          client.getTransaction({ hash }).catch((error: unknown) => {
            // A reorg that the index has not followed yet.
            if (error instanceof TransactionNotFoundError) return undefined
            throw error
          }),
        ),
      ),
    )
    found.push(...read.filter((transaction) => transaction !== undefined))
    const sizes = found.map(({ input }) => input.length)
    // The page ends here.
    if (countFitting(sizes) < sizes.length) break
  }
  return new Map(found.map((transaction) => [transaction.hash, transaction] as const))
}

const isPlain = ({ items }: HistoryEntry) => items.every(({ type }) => type === 'transfer')

type ResultContext = {
  chain: ServedChain
  plain: ReadonlyMap<Hash, Pick<Transaction, 'from' | 'input' | 'to'>>
  safe: KnownSafe
  transfers: readonly TransferRecord[]
}

function toResults(
  entry: HistoryEntry,
  executed: readonly ReturnType<typeof toExecuted>[],
  { chain, plain, transfers: all }: ResultContext,
): AnyServiceTransaction[] {
  const transfers = all
    .filter(({ transactionHash }) => transactionHash === entry.transactionHash)
    .map((transfer) => toServiceTransfer(transfer, chain.config))
  if (isPlain(entry)) {
    const { from, input = '0x', to } = plain.get(entry.transactionHash) ?? {}
    return [
      {
        blockNumber: entry.blockNumber,
        data: input === '0x' ? null : input,
        executionDate: toBlockDate(entry.timestamp),
        from: from ? getAddress(from) : null,
        to: to ? getAddress(to) : null,
        transfers,
        txHash: entry.transactionHash,
        txType: 'ETHEREUM_TRANSACTION',
      },
    ]
  }
  return executed.flatMap((transaction) => (transaction ? [{ ...transaction, transfers }] : []))
}

/** Undefined for a transfer that belongs to an execution. */
function toExecuted(
  item: HistoryEntry['items'][number],
  { chain: { findFunctions }, decoded, safe }: ResultContext & Pick<TransactionContext, 'decoded'>,
) {
  switch (item.type) {
    case 'module':
      return {
        ...toServiceModuleTransaction(item, { decoded, findFunctions }),
        txType: 'MODULE_TRANSACTION',
      } as const
    case 'multisig':
      return {
        ...toServiceTransaction(item, { decoded, findFunctions, safe }),
        txType: 'MULTISIG_TRANSACTION',
      } as const
    case 'transfer':
      return undefined
  }
}
