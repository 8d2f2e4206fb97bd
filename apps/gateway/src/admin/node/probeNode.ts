import { type SafeContractName, safeDeployments } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { type Address, createPublicClient, type Hash, HttpRequestError, keccak256, webSocket, zeroHash } from 'viem'
import { z } from 'zod'
import { isUnanswered } from '../../indexer/isNodeFailure.ts'
import { isRefusal } from '../../indexer/trace/createTracer.ts'
import { CallFrameSchema } from '../../indexer/trace/listSafeCalls.ts'
import { type ChainClient, createChainClient } from '../../lib/createChainClient.ts'
import type { NodeTransportOptions } from '../../lib/createNodeTransport.ts'

/** Capabilities of one node, measured by requests; undefined where no request could decide. */
export type NodeProbe = {
  /** Average of the last blocks, in seconds. */
  blockTime: number | undefined
  contracts: SafeVersion[]
  finalized: number | undefined
  hasArchive: boolean | undefined
  hasBaseFee: boolean
  hasBatches: boolean
  hasSimulation: boolean
  hasTraces: boolean | undefined
  head: { number: number; timestamp: number }
  id: number
  /** Largest accepted block range of `eth_getLogs`, 0 if none; limited when a larger one was rejected. */
  logs: { isLimited: boolean; range: number }
}

/** A Safe version at its official addresses, and the contracts that are not there. */
type SafeVersion = { missing: SafeContractName[]; version: string }

/** As the indexer queries: one contract, any event. */
const probeAddress: Address = '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'
const ranges = [10_000, 5_000, 2_000, 1_000, 500, 100, 10, 1]
/** Every node has the state of the last 128 blocks. */
const anyNodeStores = 128
/** Blocks searched for a transaction to trace, and averaged for the block time. */
const maxBlocks = { time: 100, trace: 20 }
/** Milliseconds. */
const socketTimeout = 5_000

/** A client of one URL. Without batches: some providers reject them. */
export function createNodeClient(chain: ChainConfig, url: string, options: NodeTransportOptions = {}): ChainClient {
  const urls = /^ws/.test(url) ? { http: [], webSocket: [url] } : { http: [url] }
  return createChainClient({ ...chain, rpcUrls: { ...chain.rpcUrls, default: urls } }, { batchSize: 1, ...options })
}

const SocketSchema = z.object({
  getRpcClient: z.custom<() => Promise<{ close(): void }>>((value) => typeof value === 'function'),
})

/** Closes the connection of a websocket URL. */
export async function closeNodeClient({ transport }: ChainClient): Promise<void> {
  const socket = SocketSchema.safeParse(transport).data
  await socket?.getRpcClient().then(
    (connection) => connection.close(),
    () => undefined,
  )
}

/** Measures a node. Throws when it is unreachable. */
export async function probeNode(chain: ChainConfig, url: string): Promise<NodeProbe> {
  const client = createNodeClient(chain, url)
  try {
    return await measure(client, createNodeClient(chain, url, { batchSize: 100, splitsBatches: false }))
  } finally {
    await closeNodeClient(client)
  }
}

/** One request after the other: providers limit requests per second. */
async function measure(client: ChainClient, batching: ChainClient): Promise<NodeProbe> {
  const id = await client.getChainId()
  const block = await client.getBlock()
  const head = Number(block.number)
  const hasBatches = await isAnswered(() => Promise.all([batching.getChainId(), batching.getBlockNumber()]))
  return {
    blockTime: await findBlockTime(client, { number: head, timestamp: Number(block.timestamp) }),
    contracts: await findSafeContracts(hasBatches ? batching : client),
    finalized: await client.getBlock({ blockTag: 'finalized' }).then(
      ({ number }) => Number(number),
      () => undefined,
    ),
    hasArchive:
      head <= anyNodeStores
        ? undefined
        : await isAnswered(() => client.getBalance({ address: probeAddress, blockNumber: 1n })),
    hasBaseFee: typeof block.baseFeePerGas === 'bigint',
    hasBatches,
    hasSimulation: await canSimulate(client),
    hasTraces: await canTrace(client, head),
    head: { number: head, timestamp: Number(block.timestamp) },
    id,
    logs: await findLogRange(client, head),
  }
}

async function findBlockTime(client: ChainClient, head: NodeProbe['head']): Promise<number | undefined> {
  const blocks = Math.min(maxBlocks.time, head.number)
  if (blocks === 0) return undefined
  const earlier = await client.getBlock({ blockNumber: BigInt(head.number - blocks) }).catch(() => undefined)
  return earlier && (head.timestamp - Number(earlier.timestamp)) / blocks
}

/** Contracts that creating, batching and signing need. */
const required = new Set<SafeContractName>([
  'CompatibilityFallbackHandler',
  'MultiSend',
  'MultiSendCallOnly',
  'Safe',
  'SafeL2',
  'SafeProxyFactory',
])

async function findSafeContracts(client: ChainClient): Promise<SafeVersion[]> {
  // Older versions are read where they are, but nobody deploys them anew.
  const wanted = safeDeployments.filter(({ name, version }) => required.has(name) && version >= '1.3.0')
  const found = new Set<string>()
  const check = async ({ address, codeHash }: (typeof wanted)[number]) => {
    const code = await client.getCode({ address }).catch(() => undefined)
    if (code && keccak256(code) === codeHash) found.add(address)
  }
  for (let start = 0; start < wanted.length; start += 10) await Promise.all(wanted.slice(start, start + 10).map(check))
  return [...new Set(wanted.map(({ version }) => version))].map((version) => {
    const ofVersion = wanted.filter((deployment) => deployment.version === version)
    // Chains have the canonical contracts, those for EIP-155, or those for zkSync.
    const kinds = [...new Set(ofVersion.map(({ kind }) => kind))].map((kind) =>
      ofVersion.flatMap((deployment) =>
        deployment.kind === kind && !found.has(deployment.address) ? deployment.name : [],
      ),
    )
    const [missing = []] = kinds.toSorted((a, b) => a.length - b.length)
    return { missing, version }
  })
}

const SimulationSchema = z.tuple([z.object({ calls: z.tuple([z.object({ status: z.literal('0x1') })]) })])

async function canSimulate(client: ChainClient): Promise<boolean> {
  const call = { from: probeAddress, to: '0x0000000000000000000000000000000000000004' }
  const answer = await client
    .request<{ Method: 'eth_simulateV1'; Parameters: [unknown, 'latest']; ReturnType: unknown }>({
      method: 'eth_simulateV1',
      params: [{ blockStateCalls: [{ calls: [call] }] }, 'latest'],
    })
    .catch(() => undefined)
  return SimulationSchema.safeParse(answer).success
}

/** Traces a recent transaction. On an idle chain the error for an unknown one shows whether the method exists. */
async function canTrace(client: ChainClient, head: number): Promise<boolean | undefined> {
  const hash = await findTransaction(client, head).catch(() => undefined)
  try {
    const answer = await client.request<{
      Method: 'debug_traceTransaction'
      Parameters: [Hash, { timeout: string; tracer: 'callTracer' }]
      ReturnType: unknown
    }>({ method: 'debug_traceTransaction', params: [hash ?? zeroHash, { timeout: '8s', tracer: 'callTracer' }] })
    return hash === undefined || CallFrameSchema.safeParse(answer).success
  } catch (error) {
    if (isRefusal(error) || isForbidden(error)) return false
    // A node that fails at a transaction of its own may be overloaded.
    if (hash !== undefined || isUnanswered(error)) return undefined
    return (await findUnknownMethodCode(client)) === findCode(error) ? undefined : true
  }
}

async function findTransaction(client: ChainClient, head: number): Promise<Hash | undefined> {
  for (let number = head; number > Math.max(0, head - maxBlocks.trace); number -= 1) {
    const { transactions } = await client.getBlock({ blockNumber: BigInt(number) })
    const [first] = transactions
    if (first) return first
  }
  return undefined
}

/** Some gateways answer everything that they do not offer with one code. */
async function findUnknownMethodCode(client: ChainClient): Promise<number | undefined> {
  return client
    .request<{ Method: 'debug_countersignProbe'; Parameters: []; ReturnType: unknown }>({
      method: 'debug_countersignProbe',
      params: [],
    })
    .then(() => undefined, findCode)
}

const CodeSchema = z.object({ code: z.number() })

function findCode(error: unknown): number | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const coded = CodeSchema.safeParse(current)
    if (coded.success) return coded.data.code
  }
  return undefined
}

/** 4xx for this method alone: it is outside the plan. Too many requests is a failure. */
function isForbidden(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof HttpRequestError) {
      const { status = 0 } = current
      return status >= 400 && status < 500 && status !== 408 && status !== 429
    }
  return false
}

async function findLogRange(client: ChainClient, head: number): Promise<NodeProbe['logs']> {
  for (const range of ranges) {
    const fromBlock = BigInt(Math.max(0, head - range + 1))
    if (await isAnswered(() => client.getLogs({ address: probeAddress, fromBlock, toBlock: BigInt(head) })))
      return { isLimited: range !== ranges[0], range: Math.min(range, head + 1) }
  }
  return { isLimited: true, range: 0 }
}

/** Whether a websocket URL is of this chain and announces new blocks. */
export async function canSubscribe(url: string, chainId: number): Promise<boolean> {
  const options = { keepAlive: false, reconnect: false, retryCount: 0, timeout: socketTimeout }
  const { request, transport } = createPublicClient({ transport: webSocket(url, options) })
  const subscribe = async () => {
    const connection = await transport.getRpcClient()
    try {
      if (Number(await request({ method: 'eth_chainId' })) !== chainId) return false
      await transport.subscribe({ onData: () => undefined, params: ['newHeads'] })
      return true
    } finally {
      // An open connection keeps the process alive.
      connection.close()
    }
  }
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), socketTimeout)
  })
  const isSubscribed = await Promise.race([subscribe().catch(() => false), timeout])
  clearTimeout(timer)
  return isSubscribed
}

/** Websocket URLs that nodes and providers usually have beside an HTTP one. */
export function listSocketUrls(rpcUrl: string): string[] {
  const url = new URL(rpcUrl)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  const urls = [url.href]
  // geth and its descendants
  if (url.port === '8545') urls.push(Object.assign(new URL(url), { port: '8546' }).href)
  // Infura
  if (url.pathname.startsWith('/v3/')) urls.push(Object.assign(new URL(url), { pathname: `/ws${url.pathname}` }).href)
  return urls
}

function isAnswered(request: () => Promise<unknown>): Promise<boolean> {
  return request().then(
    () => true,
    () => false,
  )
}
