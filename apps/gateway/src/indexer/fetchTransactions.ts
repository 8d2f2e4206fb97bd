import { type Address, type Hash, type Hex, TransactionNotFoundError, TransactionReceiptNotFoundError } from 'viem'
import { z } from 'zod'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { BatchRequest } from '../lib/createNodeTransport.ts'
import { groupBy } from '../lib/groupBy.ts'
import { decodeCreation } from './abi/decodeCreation.ts'
import { decodeExecution } from './abi/decodeExecution.ts'
import type { ChainLog } from './ChainLog.ts'
import type { ChainTransaction } from './ChainTransaction.ts'
import { createFailedTransaction, type FailedTransaction } from './Facts.ts'
import { topics } from './handlers/handlers.ts'
import { listOutgoingValues } from './handlers/listOutgoingValues.ts'
import { mapGroupsInFlight } from './mapInFlight.ts'
import { AddressSchema, AmountSchema, HexSchema } from './rpcSchemas.ts'
import type { Tracer } from './trace/createTracer.ts'

const wanted = new Set<Hex>([topics.creation, topics.oldCreation, ...topics.executions, ...topics.moduleExecutions])

const TransactionSchema = z.object({
  from: AddressSchema,
  input: HexSchema,
  maxFeePerGas: AmountSchema.nullish(),
  maxPriorityFeePerGas: AmountSchema.nullish(),
  to: AddressSchema.nullish(),
  value: AmountSchema,
})
const ReceiptSchema = z.object({
  /** Some chains have none. */
  effectiveGasPrice: AmountSchema.nullish(),
  gasUsed: AmountSchema,
})

type TransactionReader = {
  client: ChainClient
  trace: Tracer
}

type FetchTransactionsParameters = {
  logs: readonly ChainLog[]
  /**
   * Called when the node did not return a transaction: true continues without it.
   * @default never
   */
  shallGoOn?: ((error: unknown) => Promise<boolean>) | undefined
}

export type FetchedTransactions = {
  failed: FailedTransaction[]
  /** Transactions that the node did not return; their logs are retried with them. */
  missing: Set<Hash>
  transactions: Map<Hash, ChainTransaction>
}

/** The transactions of the chain in which these logs executed something or created a Safe. */
export async function fetchTransactions(
  reader: TransactionReader,
  { logs, shallGoOn }: FetchTransactionsParameters,
): Promise<FetchedTransactions> {
  const fetched: FetchedTransactions = { failed: [], missing: new Set(), transactions: new Map() }
  const groups = [...groupBy(logs, ({ transactionHash }) => transactionHash)].filter(([, group]) =>
    group.some(({ topics: [topic] }) => topic && wanted.has(topic)),
  )
  await mapGroupsInFlight(groups, async (part) => {
    // One that fails must not fail the others: each is requested alone.
    const batch = shallGoOn ? [] : await fetchBatch(reader.client, part)
    const read = async ([hash, group]: (typeof part)[number], index: number) => {
      const transaction = { block: group[0]?.blockNumber ?? 0n, hash }
      try {
        const { context, failed } = await fetchTransaction(reader, {
          fetched: batch[index],
          hash,
          logs: group,
          shallGoOn,
        })
        fetched.transactions.set(hash, context)
        for (const part of failed) fetched.failed.push(createFailedTransaction({ ...transaction, ...part }))
      } catch (error) {
        if (!(await shallGoOn?.(error))) throw error
        fetched.missing.add(hash)
        fetched.failed.push(createFailedTransaction({ ...transaction, error, what: 'logs' }))
      }
    }
    return Promise.all(part.map(read))
  })
  return fetched
}

type FailedPart = Pick<Parameters<typeof createFailedTransaction>[0], 'error' | 'what'>

type FetchedTransaction = { receipt: z.infer<typeof ReceiptSchema>; transaction: z.infer<typeof TransactionSchema> }

async function fetchTransaction(
  { client, trace }: TransactionReader,
  {
    fetched,
    hash,
    logs,
    shallGoOn,
  }: FetchTransactionsParameters & { fetched: FetchedTransaction | undefined; hash: Hash },
): Promise<{ context: ChainTransaction; failed: FailedPart[] }> {
  const failed: FailedPart[] = []
  const fetchAlone = () =>
    Promise.all([
      client.request(requestTransaction(hash)).then((answer: unknown) => parseTransaction(hash, answer)),
      // A receipt contains all logs of the transaction, and anybody can emit as many as a block has gas for.
      client
        .request(requestReceipt(hash))
        .then((answer: unknown) => parseReceipt(hash, answer))
        .catch(async (error: unknown) => {
          if (!(await shallGoOn?.(error))) throw error
          failed.push({ error, what: 'receipt' })
          return { effectiveGasPrice: 0n, gasUsed: 0n }
        }),
    ])
  const [transaction, receipt] = fetched ? [fetched.transaction, fetched.receipt] : await fetchAlone()
  const sender = transaction.from
  const recipient = transaction.to ?? null
  const creation = decodeCreation(transaction.input)
  const direct = recipient && decodeExecution({ from: sender, input: transaction.input, to: recipient })
  const context: ChainTransaction = {
    creations: creation && recipient ? [{ ...creation, factory: recipient }] : [],
    executions: direct ? [{ source: 'calldata', ...direct }] : [],
    gasPrice: receipt.effectiveGasPrice ?? 0n,
    gasUsed: receipt.gasUsed,
    hash,
    maxFeePerGas: transaction.maxFeePerGas ?? null,
    maxPriorityFeePerGas: transaction.maxPriorityFeePerGas ?? null,
    moduleCalls: [],
    recipient,
    sender,
    tracedValues: new Map(),
    value: transaction.value,
  }
  if (!needsTrace(logs, context)) return { context, failed }
  try {
    const traced = await trace(hash, new Set(logs.map((log) => log.address)))
    if (!traced) return { context, failed }
    const { executions, moduleCalls, values } = traced
    return {
      context: { ...context, executions: [...context.executions, ...executions], moduleCalls, tracedValues: values },
      failed,
    }
  } catch (error) {
    // Too large, too slow, too deep: the facts without the trace are true, and a retry adds the others.
    failed.push({ error, what: 'trace' })
    return { context, failed }
  }
}

async function fetchBatch(client: ChainClient, groups: readonly (readonly [Hash, unknown])[]) {
  const answers = await batchRequest(
    client,
    groups.flatMap(([hash]) => [requestTransaction(hash), requestReceipt(hash)]),
  )
  return groups.map(([hash], index) => ({
    receipt: parseReceipt(hash, answers[2 * index + 1]),
    transaction: parseTransaction(hash, answers[2 * index]),
  }))
}

const requestTransaction = (hash: Hash) => ({ method: 'eth_getTransactionByHash', params: [hash] as [Hash] }) as const
const requestReceipt = (hash: Hash) => ({ method: 'eth_getTransactionReceipt', params: [hash] as [Hash] }) as const

/** Parses only the fields in use, of tens of thousands of each: viem would format all of them. */
function parseTransaction(hash: Hash, answer: unknown) {
  if (answer === null) throw new TransactionNotFoundError({ hash })
  return TransactionSchema.parse(answer)
}

function parseReceipt(hash: Hash, answer: unknown) {
  if (answer === null) throw new TransactionReceiptNotFoundError({ hash })
  return ReceiptSchema.parse(answer)
}

/**
 * L1 singletons log no contents: only a trace has what a nested call or a module executed. The same holds for code that
 * is run by delegatecall and is not a batch.
 */
function needsTrace(logs: readonly ChainLog[], { executions }: ChainTransaction): boolean {
  if (executions.some(({ transaction }) => !listOutgoingValues(transaction))) return true
  const counts = new Map<Address, { announced: number; executed: number; moduleCalls: number; modules: number }>()
  for (const {
    address,
    topics: [topic],
  } of logs) {
    const count = counts.get(address) ?? { announced: 0, executed: 0, moduleCalls: 0, modules: 0 }
    counts.set(address, count)
    if (topic === topics.multisigAnnouncement) count.announced += 1
    if (topics.executions.some((kind) => kind === topic)) count.executed += 1
    if (topic === topics.moduleAnnouncement) count.moduleCalls += 1
    if (topics.moduleExecutions.some((kind) => kind === topic)) count.modules += 1
  }
  return [...counts].some(([safe, { announced, executed, moduleCalls, modules }]) => {
    const direct = executions.some((call) => call.safe === safe) ? 1 : 0
    return executed > Math.max(announced, direct) || modules > moduleCalls
  })
}

const TransportSchema = z.object({ batchRequest: z.custom<BatchRequest>((value) => typeof value === 'function') })

/**
 * Sends many requests of one kind. With a single node it bypasses viem, whose overhead per call exceeds reading the
 * response. One failure fails all.
 */
function batchRequest(
  client: ChainClient,
  calls: readonly { method: 'eth_getTransactionByHash' | 'eth_getTransactionReceipt'; params: [`0x${string}`] }[],
): Promise<unknown[]> {
  const direct = TransportSchema.safeParse(client.transport).data
  return direct ? direct.batchRequest(calls) : Promise.all(calls.map((call) => client.request(call)))
}
