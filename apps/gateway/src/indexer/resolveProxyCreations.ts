import { callContractsBounded } from '@countersign/protocol/chain'
import {
  type Address,
  checksumAddress,
  decodeFunctionResult,
  encodeFunctionData,
  type Hash,
  numberToHex,
  parseAbi,
} from 'viem'
import { z } from 'zod'
import type { ChainClient } from '../lib/createChainClient.ts'
import { decodeCreation, decodeSetupCall, type SafeSetupCall } from './abi/decodeCreation.ts'
import type { ChainLog, ProxyCreation } from './ChainLog.ts'
import type { WatchList } from './createWatchList.ts'
import { createFailedTransaction, type FailedTransaction } from './Facts.ts'
import { readOldProxy } from './handlers/creationEvents.ts'
import { topics } from './handlers/handlers.ts'
import { mapInFlight } from './mapInFlight.ts'
import { AddressSchema, HexSchema } from './rpcSchemas.ts'

const TransactionSchema = z.object({ input: HexSchema, to: AddressSchema.nullable() })

const abi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
])

const [ownersData, thresholdData] = [
  encodeFunctionData({ abi, functionName: 'getOwners' }),
  encodeFunctionData({ abi, functionName: 'getThreshold' }),
]
/** Gas and bytes of a getter, enough for 350 owners: a setup can prepare owners whose list burns all gas. */
const bounds = { gas: 1_000_000, maxBytes: 64 + 32 * 350 }
/** Milliseconds for the getters of a range. */
const defaultTime = 3_000

export type ResolveProxyCreationsParameters = {
  client: ChainClient
  /** Milliseconds for setups that are not in calldata; those of the other Safes are read later. @default 3000 */
  time?: number
  watchList: Pick<WatchList, 'isProxyCreation' | 'isSingleton'>
}

/**
 * Factories before 1.3.0 log only the proxy, and Safes before 1.3.0 log no setup. Both are in the calldata where the
 * factory was called directly, else in the state of that block, on a node that has it.
 */
export async function resolveProxyCreations(
  { client, time = defaultTime, watchList }: ResolveProxyCreationsParameters,
  logs: readonly ChainLog[],
): Promise<{ failed: FailedTransaction[]; logs: ChainLog[] }> {
  const old = logs.filter((log) => log.topics[0] === topics.oldCreation && watchList.isProxyCreation(log))
  if (old.length === 0) return { failed: [], logs: [...logs] }
  const until = Date.now() + time
  const failed: FailedTransaction[] = []
  const creations = new Map<ChainLog, ProxyCreation>()
  await mapInFlight(old, async (log) => {
    const proxy = readOldProxy(log)
    if (!proxy) return
    // A direct call of a factory creates one proxy; with several in a transaction the calldata may belong to another.
    const isOnly = old.every((other) => other === log || other.transactionHash !== log.transactionHash)
    try {
      const direct = isOnly ? await findDirect(client, log) : undefined
      const singleton = direct?.singleton ?? (await readSingleton(client, { block: log.blockNumber, proxy }))
      if (!watchList.isSingleton(singleton)) return
      creations.set(log, { setup: undefined, singleton })
      const setup = direct && decodeSetupCall(direct.initializer)
      if (!setup && Date.now() > until) throw new Error('reading new Safes timed out')
      creations.set(log, { setup: setup ?? (await readSetup(client, { block: log.blockNumber, proxy })), singleton })
    } catch (error) {
      const { blockNumber: block, transactionHash: hash } = log
      failed.push(createFailedTransaction({ block, error, hash, subject: proxy, what: 'log' }))
    }
  })
  return {
    failed,
    logs: logs.map((log) => {
      const creation = creations.get(log)
      return creation ? { ...log, creation } : log
    }),
  }
}

async function findDirect(
  client: ChainClient,
  { address, transactionHash }: { address: Address; transactionHash: Hash },
) {
  const answer: unknown = await client.request({ method: 'eth_getTransactionByHash', params: [transactionHash] })
  const { input, to } = TransactionSchema.parse(answer)
  return to === address ? decodeCreation(input) : undefined
}

type ProxyAtBlock = { block: bigint; proxy: Address }

/** The proxy's first storage slot. */
async function readSingleton(client: ChainClient, { block, proxy }: ProxyAtBlock): Promise<Address> {
  const word = await client.request({ method: 'eth_getStorageAt', params: [proxy, '0x0', numberToHex(block)] })
  return checksumAddress(`0x${(word ?? '0x').slice(2).padStart(64, '0').slice(24)}`)
}

/** At the end of the block: later changes are logged. */
async function readSetup(client: ChainClient, { block, proxy }: ProxyAtBlock): Promise<SafeSetupCall> {
  const calls = [ownersData, thresholdData].map((data) => ({ data, to: proxy }))
  const [owners, threshold] = await callContractsBounded(client, { ...bounds, blockNumber: block, calls })
  if (!owners || !threshold) throw new Error('the Safe does not return its owners')
  return {
    fallbackHandler: null,
    owners: decodeFunctionResult({ abi, data: owners, functionName: 'getOwners' }),
    threshold: decodeFunctionResult({ abi, data: threshold, functionName: 'getThreshold' }),
  }
}
