import { type Address, decodeFunctionData, getAddress, type Hash, type Hex, parseAbi, toFunctionSelector } from 'viem'
import type { ChainClient } from '../lib/createChainClient.ts'
import type { ChainLog } from './ChainLog.ts'
import { topics } from './handlers/handlers.ts'
import { listOutgoingValues } from './handlers/listOutgoingValues.ts'
import type { TransactionContext } from './TransactionContext.ts'
import type { Tracer } from './trace/createTracer.ts'
import { decodeExecution } from './trace/decodeExecution.ts'
import { listSafeCalls } from './trace/listSafeCalls.ts'

const factoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address)',
])
const factorySelector = toFunctionSelector(factoryAbi[0])

/** The transactions of the chain in which these logs executed something or created a Safe. */
export async function fetchTransactions(
  { client, trace }: { client: ChainClient; trace: Tracer },
  logs: readonly ChainLog[],
): Promise<Map<Hash, TransactionContext>> {
  const wanted = new Set<Hex>([topics.creation, ...topics.executions, ...topics.moduleExecutions])
  const logsOf = new Map<Hash, ChainLog[]>()
  for (const log of logs) logsOf.set(log.transactionHash, [...(logsOf.get(log.transactionHash) ?? []), log])
  const hashes = [...logsOf].filter(([, group]) => group.some(({ topics: [topic] }) => topic && wanted.has(topic)))
  const contexts = await Promise.all(
    hashes.map(async ([hash, group]) => [hash, await fetchTransaction({ client, trace }, hash, group)] as const),
  )
  return new Map(contexts)
}

async function fetchTransaction(
  { client, trace }: { client: ChainClient; trace: Tracer },
  hash: Hash,
  logs: readonly ChainLog[],
): Promise<TransactionContext> {
  const [transaction, receipt] = await Promise.all([
    client.getTransaction({ hash }),
    client.getTransactionReceipt({ hash }),
  ])
  const sender = getAddress(transaction.from)
  const recipient = transaction.to ? getAddress(transaction.to) : null
  const direct = recipient && decodeExecution({ from: sender, input: transaction.input, to: recipient })
  const base: TransactionContext = {
    creations: recipient ? decodeCreations(recipient, transaction.input) : [],
    executions: direct ? [{ ...direct, source: 'calldata' }] : [],
    gasPrice: receipt.effectiveGasPrice,
    gasUsed: receipt.gasUsed,
    hash,
    moduleCalls: [],
    recipient,
    sender,
    trace: undefined,
    value: transaction.value,
  }
  if (!needsTrace(logs, base)) return base
  const frame = await trace(hash)
  if (!frame) return base
  const { executions, moduleCalls } = listSafeCalls(frame)
  return { ...base, executions: [...base.executions, ...executions], moduleCalls, trace: frame }
}

/**
 * L1 singletons announce nothing: what a nested call executed, or a module, only a trace shows. So it is for code run by
 * delegatecall that is not a batch.
 */
function needsTrace(logs: readonly ChainLog[], { executions }: TransactionContext): boolean {
  if (executions.some(({ transaction }) => !listOutgoingValues({ logIndex: 0, transaction }))) return true
  const count = (kinds: readonly Hex[], address: Address) =>
    logs.filter((log) => log.address === address && kinds.some((kind) => kind === log.topics[0])).length
  return [...new Set(logs.map((log) => log.address))].some((safe) => {
    const announced = count([topics.multisigAnnouncement], safe)
    const direct = executions.some((call) => call.safe === safe) ? 1 : 0
    const executed = count(topics.executions, safe)
    const hasUnknownModuleCall = count(topics.moduleExecutions, safe) > count([topics.moduleAnnouncement], safe)
    return executed > Math.max(announced, direct) || hasUnknownModuleCall
  })
}

function decodeCreations(factory: Address, input: Hex): TransactionContext['creations'] {
  if (!input.startsWith(factorySelector)) return []
  try {
    const [, initializer, saltNonce] = decodeFunctionData({ abi: factoryAbi, data: input }).args
    return [{ factory, initializer, saltNonce }]
  } catch {
    return []
  }
}
