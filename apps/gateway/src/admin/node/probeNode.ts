import type { Address, Hash } from 'viem'
import type { ChainClient } from '../../lib/createChainClient.ts'

export type NodeProbe = {
  /** Undefined where the chain is too short to know. */
  hasArchive: boolean | undefined
  hasSimulation: boolean
  /** Undefined where no transaction was found to trace. */
  hasTraces: boolean | undefined
  head: { number: number; timestamp: number }
  id: number
  /** Largest accepted block range of `eth_getLogs`; 0 if none. */
  logRange: number
}

/** As the indexer queries: one contract, any event. */
const anyone: Address = '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'
const ranges = [10_000, 1_000, 100, 1]
/** Every node has the state of the last 128 blocks. */
const anyNodeStores = 128
/** Blocks searched for a transaction to trace. */
const maxBlocks = 20

/** Probes the capabilities that the indexer uses. Throws only when the node is unreachable. */
export async function probeNode(client: ChainClient): Promise<NodeProbe> {
  const [id, block] = await Promise.all([client.getChainId(), client.getBlock()])
  const head = Number(block.number)
  const [hasArchive, hasSimulation, hasTraces, logRange] = await Promise.all([
    head <= anyNodeStores ? undefined : isAnswered(() => client.getBalance({ address: anyone, blockNumber: 1n })),
    isAnswered(() => client.simulateBlocks({ blocks: [{ calls: [] }] })),
    canTrace(client, head),
    findLogRange(client, head),
  ])
  return {
    hasArchive,
    hasSimulation,
    hasTraces,
    head: { number: head, timestamp: Number(block.timestamp) },
    id,
    logRange,
  }
}

async function canTrace(client: ChainClient, head: number): Promise<boolean | undefined> {
  const hash = await findTransaction(client, head)
  if (hash === undefined) return undefined
  return isAnswered(() =>
    client.request<{
      Method: 'debug_traceTransaction'
      Parameters: [Hash, { timeout: string; tracer: 'callTracer' }]
      ReturnType: unknown
    }>({ method: 'debug_traceTransaction', params: [hash, { timeout: '8s', tracer: 'callTracer' }] }),
  )
}

async function findTransaction(client: ChainClient, head: number): Promise<Hash | undefined> {
  for (let number = head; number > Math.max(0, head - maxBlocks); number -= 1) {
    const { transactions } = await client.getBlock({ blockNumber: BigInt(number) })
    const [first] = transactions
    if (first) return first
  }
  return undefined
}

async function findLogRange(client: ChainClient, head: number): Promise<number> {
  for (const range of ranges) {
    const fromBlock = BigInt(Math.max(0, head - range + 1))
    if (await isAnswered(() => client.getLogs({ address: anyone, fromBlock, toBlock: BigInt(head) }))) return range
  }
  return 0
}

function isAnswered(request: () => Promise<unknown>): Promise<boolean> {
  return request().then(
    () => true,
    () => false,
  )
}
