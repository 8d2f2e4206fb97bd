import type { Kysely } from 'kysely'
import {
  type Address,
  checksumAddress,
  decodeFunctionData,
  type Hex,
  isAddressEqual,
  parseAbi,
  parseEventLogs,
  toEventSelector,
} from 'viem'
import type { SafeRecord } from '../../db/queries/findSafe.ts'
import { findIndexingStatus } from '../../db/queries/indexingStatus.ts'
import type { Database } from '../../db/schema.ts'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { findSingleton } from '../../lib/safeSingletons.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'

const setupTopic = toEventSelector(
  'event SafeSetup(address indexed initiator, address[] owners, uint256 threshold, address initializer, address fallbackHandler)',
)
const creationTopic = toEventSelector('event ProxyCreation(address proxy, address singleton)')
const creationAbis = [
  parseAbi(['event ProxyCreation(address proxy, address singleton)']),
  parseAbi(['event ProxyCreation(address indexed proxy, address singleton)']),
]
const factoryAbi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
  'function createChainSpecificProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
])

/** Blocks that are searched at most: the index follows within seconds. */
const maxBlocks = 500

/**
 * The creation of a Safe that is not indexed yet: its set-up is in one of the blocks that the index has not reached.
 * Undefined for older ones, and for those before 1.3.0, which log no set-up.
 */
export async function findRecentCreation(
  db: Kysely<Database>,
  chain: ServedChain,
  safe: Address,
): Promise<SafeRecord['creation'] | undefined> {
  const { client, config } = chain
  // Not found, if there is no Safe.
  const { implementation } = await getLiveSafe(chain, safe)
  if (!findSingleton(implementation, config)) return undefined
  const status = await findIndexingStatus(db, { chainId: config.id })
  return withNodeTimeout(config.id, async () => {
    const head = Number(await client.getBlockNumber())
    const first = Math.max((status?.blockNumber ?? -1) + 1, head - maxBlocks, 0)
    return first > head ? undefined : readCreation(client, { fromBlock: BigInt(first), safe, toBlock: BigInt(head) })
  })
}

type ReadCreationParameters = { fromBlock: bigint; safe: Address; toBlock: bigint }

async function readCreation(
  client: ChainClient,
  { fromBlock, safe, toBlock }: ReadCreationParameters,
): Promise<SafeRecord['creation'] | undefined> {
  const setups = await client.getLogs({ address: safe, fromBlock, toBlock })
  const hash = setups.find(({ topics }) => topics[0] === setupTopic)?.transactionHash
  if (!hash) return undefined
  const [receipt, transaction] = await Promise.all([
    client.getTransactionReceipt({ hash }),
    client.getTransaction({ hash }),
  ])
  const made = receipt.logs.filter(({ topics }) => topics[0] === creationTopic)
  const name = safe.slice(2).toLowerCase()
  // Decoded only where it names the Safe: anyone can emit thousands for other addresses.
  const named = made.filter(({ data, topics }) => data.includes(name) || topics.some((topic) => topic.includes(name)))
  const [creation] = creationAbis
    .flatMap((abi) => parseEventLogs({ abi, logs: named.slice(0, 2) }))
    .filter(({ args }) => isAddressEqual(args.proxy, safe))
  if (!creation) return undefined
  const block = await client.getBlock({ blockNumber: receipt.blockNumber })
  const factory = checksumAddress(creation.address)
  // With several proxies in a transaction the calldata may belong to another one.
  const isDirect = made.length === 1 && transaction.to !== null && isAddressEqual(transaction.to, factory)
  return {
    blockNumber: Number(receipt.blockNumber),
    creator: checksumAddress(transaction.from),
    factory,
    ...decodeCreation(isDirect ? transaction.input : '0x'),
    singleton: checksumAddress(creation.args.singleton),
    timestamp: Number(block.timestamp),
    transactionHash: hash,
  }
}

function decodeCreation(input: Hex): Pick<SafeRecord['creation'], 'initializer' | 'saltNonce'> {
  try {
    const [, initializer, saltNonce] = decodeFunctionData({ abi: factoryAbi, data: input }).args
    return { initializer, saltNonce }
  } catch {
    return { initializer: null, saltNonce: null }
  }
}
