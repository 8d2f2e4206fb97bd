import {
  type Address,
  type Hash,
  isAddressEqual,
  parseAbi,
  parseAbiItem,
  parseEventLogs,
  TransactionReceiptNotFoundError,
} from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'

const setup = parseAbiItem(
  'event SafeSetup(address indexed initiator, address[] owners, uint256 threshold, address initializer, address fallbackHandler)',
)
const oldCreation = parseAbiItem('event ProxyCreation(address proxy)')
/** The first is that of factories before 1.3.0, the second that of 1.3.0. */
const creations = [
  [oldCreation],
  parseAbi(['event ProxyCreation(address proxy, address singleton)']),
  parseAbi(['event ProxyCreation(address indexed proxy, address singleton)']),
]

/**
 * The transaction that made a Safe: the one that is named, or the one of its first log. Undefined where the chain shows no
 * such thing. At most some thirty questions to the node, whatever it answers.
 */
export async function findSafeCreation(
  client: ChainClient,
  {
    hasSetup,
    safe,
    transactionHash,
  }: {
    /** Whether a Safe of its version logs its set-up. */
    hasSetup: boolean
    safe: Address
    transactionHash: Hash | undefined
  },
): Promise<Hash | undefined> {
  const hash = transactionHash ?? (await (hasSetup ? findSetup : findOldCreation)(client, safe))
  if (hash === undefined) return undefined
  const receipt = await client.getTransactionReceipt({ hash }).catch((error: unknown) => {
    if (error instanceof TransactionReceiptNotFoundError) return undefined
    throw error
  })
  const isMadeThere = creations.some((abi) =>
    parseEventLogs({ abi, logs: receipt?.logs ?? [] }).some(({ args }) => isAddressEqual(args.proxy, safe)),
  )
  return isMadeThere ? hash : undefined
}

async function findSetup(client: ChainClient, safe: Address): Promise<Hash | undefined> {
  const search = async (fromBlock: bigint, toBlock: bigint) => {
    const [first] = await client.getLogs({ address: safe, event: setup, fromBlock, toBlock })
    return first?.transactionHash
  }
  const head = await client.getBlockNumber()
  try {
    return await search(0n, head)
  } catch {
    // Many nodes answer for some thousand blocks only. One that remembers old states can be asked since when it has code.
    const block = await findFirstCode(client, { head, safe })
    return block === undefined ? undefined : await search(block, block)
  }
}

/** The log of an old factory cannot be asked for by its proxy: only the block tells which ones may be it. */
async function findOldCreation(client: ChainClient, safe: Address): Promise<Hash | undefined> {
  const block = await findFirstCode(client, { head: await client.getBlockNumber(), safe })
  if (block === undefined) return undefined
  const made = await client.getLogs({ event: oldCreation, fromBlock: block, toBlock: block })
  return made.find(({ args }) => args.proxy && isAddressEqual(args.proxy, safe))?.transactionHash
}

/** Undefined where the node does not remember that far back. */
async function findFirstCode(
  client: ChainClient,
  { head, safe }: { head: bigint; safe: Address },
): Promise<bigint | undefined> {
  let [without, withCode] = [-1n, head]
  try {
    while (withCode - without > 1n) {
      const middle = (without + withCode) / 2n
      if (await client.getCode({ address: safe, blockNumber: middle })) withCode = middle
      else without = middle
    }
    return withCode
  } catch {
    return undefined
  }
}
