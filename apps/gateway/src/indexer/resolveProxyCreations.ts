import { type Address, checksumAddress, type Hash, numberToHex, parseAbi } from 'viem'
import { z } from 'zod'
import type { ChainClient } from '../lib/createChainClient.ts'
import { decodeCreation, decodeSetup, type SafeSetupCall } from './abi/decodeCreation.ts'
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

/**
 * Factories before 1.3.0 log only the proxy, and Safes before 1.3.0 log no setup. Both are in the calldata where the
 * factory was called directly, else in the state of that block, on a node that has it.
 */
export async function resolveProxyCreations(
  { client, watchList }: { client: ChainClient; watchList: Pick<WatchList, 'isProxyCreation' | 'isSingleton'> },
  logs: readonly ChainLog[],
): Promise<{ failed: FailedTransaction[]; logs: ChainLog[] }> {
  const old = logs.filter((log) => log.topics[0] === topics.oldCreation && watchList.isProxyCreation(log))
  if (old.length === 0) return { failed: [], logs: [...logs] }
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
      const setup = direct && decodeSetup(direct.initializer)
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

type Place = { block: bigint; proxy: Address }

/** The proxy's first storage slot. */
async function readSingleton(client: ChainClient, { block, proxy }: Place): Promise<Address> {
  const word = await client.request({ method: 'eth_getStorageAt', params: [proxy, '0x0', numberToHex(block)] })
  return checksumAddress(`0x${(word ?? '0x').slice(2).padStart(64, '0').slice(24)}`)
}

/** At the end of the block: later changes are logged. */
async function readSetup(client: ChainClient, { block, proxy }: Place): Promise<SafeSetupCall> {
  const call = { abi, address: proxy, blockNumber: block }
  const [owners, threshold] = await Promise.all([
    client.readContract({ ...call, functionName: 'getOwners' }),
    client.readContract({ ...call, functionName: 'getThreshold' }),
  ])
  return { fallbackHandler: null, owners, threshold }
}
