import type { TestClient } from '@countersign/devchain/testing'
import { type Address, erc20Abi, getAddress, type Hash, isAddressEqual, parseAbi, parseAbiItem, slice } from 'viem'

/** Ground truth from the chain, read without the gateway or its kernel. */
const safeAbi = parseAbi([
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
  'function VERSION() view returns (string)',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] modules, address next)',
])

const fallbackHandlerSlot = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'

export async function readSafe(client: TestClient, address: Address) {
  const read = { abi: safeAbi, address } as const
  const [owners, threshold, nonce, version, [modules], singleton, handler] = await Promise.all([
    client.readContract({ ...read, functionName: 'getOwners' }),
    client.readContract({ ...read, functionName: 'getThreshold' }),
    client.readContract({ ...read, functionName: 'nonce' }),
    client.readContract({ ...read, functionName: 'VERSION' }),
    client.readContract({
      ...read,
      args: ['0x0000000000000000000000000000000000000001', 50n],
      functionName: 'getModulesPaginated',
    }),
    client.getStorageAt({ address, slot: '0x0' }),
    client.getStorageAt({ address, slot: fallbackHandlerSlot }),
  ])
  return {
    fallbackHandler: toAddress(handler),
    modules,
    nonce: Number(nonce),
    owners,
    singleton: toAddress(singleton),
    threshold: Number(threshold),
    version,
  }
}

const toAddress = (word: Hash | undefined) => getAddress(slice(word ?? '0x', 12))

export type ChainExecution = { blockNumber: bigint; safeTxHash: Hash; success: boolean; transactionHash: Hash }

const everything = { fromBlock: 0n, toBlock: 'latest' } as const
const successTopic = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const failureTopic = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'

/** Executed multisig transactions, newest first. The hash is a topic since 1.4.1, and in the data before. */
export async function readExecutions(client: TestClient, safe: Address): Promise<ChainExecution[]> {
  const logs = await client.getLogs({ address: safe, ...everything })
  return logs
    .filter(({ topics: [topic] }) => topic === successTopic || topic === failureTopic)
    .map(({ blockNumber, data, topics, transactionHash }) => ({
      blockNumber,
      safeTxHash: topics[1] ?? slice(data, 0, 32),
      success: topics[0] === successTopic,
      transactionHash,
    }))
    .toReversed()
}

const moduleEvent = parseAbiItem('event ExecutionFromModuleSuccess(address indexed module)')

export async function readModuleExecutions(client: TestClient, safe: Address) {
  const logs = await client.getLogs({ address: safe, event: moduleEvent, strict: true, ...everything })
  return logs.map(({ args, transactionHash }) => ({ module: args.module, transactionHash })).toReversed()
}

const receivedEvent = parseAbiItem('event SafeReceived(address indexed sender, uint256 value)')
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

export type ChainTransfer = { amount: bigint; logIndex: number; token: Address | null; transactionHash: Hash }

/** Incoming transfers, newest first, from SafeReceived and Transfer events. `amount` of an NFT is its id. */
export async function readIncoming(client: TestClient, safe: Address): Promise<ChainTransfer[]> {
  const [coins, logs] = await Promise.all([
    client.getLogs({ address: safe, event: receivedEvent, strict: true, ...everything }),
    client.getLogs({ ...everything }),
  ])
  const tokens = logs.flatMap(({ address, data, logIndex, topics, transactionHash, blockNumber }) => {
    const [topic, , to, id] = topics
    if (topic !== transferTopic || to === undefined || !isAddressEqual(toAddress(to), safe)) return []
    return { amount: BigInt(id ?? data), blockNumber, logIndex, token: getAddress(address), transactionHash }
  })
  // A rejection is an empty call of the Safe to itself.
  const sent = coins.filter(({ args }) => args.value > 0n)
  const native = sent.map(({ args, blockNumber, logIndex, transactionHash }) => ({
    amount: args.value,
    blockNumber,
    logIndex,
    token: null,
    transactionHash,
  }))
  return [...tokens, ...native]
    .toSorted((a, b) => Number(b.blockNumber - a.blockNumber) || b.logIndex - a.logIndex)
    .map(({ blockNumber: _, ...transfer }) => transfer)
}

export async function readTokenBalance(client: TestClient, token: Address, holder: Address): Promise<bigint> {
  return client.readContract({ abi: erc20Abi, address: token, args: [holder], functionName: 'balanceOf' })
}
