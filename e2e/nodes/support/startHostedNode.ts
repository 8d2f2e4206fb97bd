import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { numberToHex } from 'viem'
import { z } from 'zod'
import {
  answerBehind,
  FilterSchema,
  type NodeAnswer,
  NodeAnswerSchema,
} from '../../../apps/gateway/test/faults/answerBehind.ts'

/** Limits and faults of hosted providers and of load balancers in front of nodes. */
export type HostedLimits = {
  /** Largest batch; 1 refuses every batch. @default 1000 */
  batchSize?: number
  /** Every so many requests end like this. */
  broken?: { as: 'html' | 'truncated'; every: number }
  chainId?: number
  /** Seconds by which the timestamps of the newest blocks are ahead. */
  clock?: number
  /** Milliseconds of each request. */
  latency?: number
  /** Blocks by which the node of a request may be behind. */
  lags?: readonly number[]
  /** Largest block range of logs. */
  logBlocks?: number
  /** Most logs of a response. */
  logResults?: number
  missing?: RegExp
  /** Number of newest blocks with state. */
  states?: number
  /** Requests per second; beyond it 429. */
  rate?: { hasRetryAfter: boolean; requests: number }
}

export type HostedNode = {
  /** Calls by method. */
  calls: ReadonlyMap<string, number>
  /** HTTP responses by status. */
  statuses: ReadonlyMap<number, number>
  stop: () => Promise<void>
  url: string
}

const CallSchema = z.object({ id: z.unknown(), method: z.string(), params: z.array(z.unknown()).default([]) })
type Call = z.infer<typeof CallSchema>
const TimedSchema = z.looseObject({ timestamp: z.string() })

/** A proxy in front of a node that behaves like a hosted provider. */
export async function startHostedNode(target: string, limits: HostedLimits): Promise<HostedNode> {
  const { batchSize = 1_000, broken, lags = [0], latency = 0, rate } = limits
  const calls = new Map<string, number>()
  const statuses = new Map<number, number>()
  const count = <key>(map: Map<key, number>, key: key) => map.set(key, (map.get(key) ?? 0) + 1)
  let requests = 0
  let window = { requests: 0, start: 0 }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      respond(Buffer.concat(parts).toString(), response).catch(() => response.destroy())
    })
  })

  async function respond(text: string, response: ServerResponse): Promise<void> {
    const index = requests++
    const send = (status: number, body: string, headers: Record<string, string> = {}) => {
      count(statuses, status)
      const type = body.startsWith('<') ? 'text/html' : 'application/json'
      response.writeHead(status, { 'Content-Type': type, ...headers }).end(body)
    }
    if (latency > 0) await sleep(latency)
    if (isLimited())
      return send(429, '<html>Too Many Requests</html>', rate?.hasRetryAfter ? { 'Retry-After': '1' } : {})
    const isBroken = broken !== undefined && index % broken.every === broken.every - 1
    if (isBroken && broken.as === 'html') return send(200, '<html>We will be back soon.</html>')
    const body: unknown = JSON.parse(text)
    const isBatch = Array.isArray(body)
    const list = z.array(CallSchema).parse(isBatch ? body : [body])
    if (list.length > batchSize) {
      const error = { code: -32_600, message: `batches of more than ${batchSize} requests are not allowed` }
      return send(200, JSON.stringify({ error, id: null, jsonrpc: '2.0' }))
    }
    const lag = lags[scatter(index) % lags.length] ?? 0
    const answers = await Promise.all(
      list.map(async (call) => ({ id: call.id, jsonrpc: '2.0', ...(await answer(call, lag)) })),
    )
    const sent = JSON.stringify(isBatch ? answers : answers[0])
    send(200, isBroken ? sent.slice(0, sent.length / 2) : sent)
  }

  function isLimited(): boolean {
    if (!rate) return false
    const now = performance.now()
    if (now - window.start > 1_000) window = { requests: 0, start: now }
    window.requests += 1
    return window.requests > rate.requests
  }

  async function forward(method: string, params: readonly unknown[]): Promise<NodeAnswer> {
    const body = JSON.stringify({ id: 1, jsonrpc: '2.0', method, params })
    const response = await fetch(target, { body, headers: { 'Content-Type': 'application/json' }, method: 'POST' })
    return NodeAnswerSchema.parse(await response.json())
  }

  async function answer(call: Call, lag: number): Promise<NodeAnswer> {
    count(calls, call.method)
    if (limits.missing?.test(call.method))
      return { error: { code: -32_601, message: `the method ${call.method} does not exist/is not available` } }
    const refusal = (await refuseState(call)) ?? refuseRange(call)
    if (refusal) return refusal
    if (call.method === 'eth_chainId' && limits.chainId) return { result: numberToHex(limits.chainId) }
    const found = lag > 0 ? await answerBehind(forward, call, lag) : await forward(call.method, call.params)
    const { logResults = Number.POSITIVE_INFINITY } = limits
    if (call.method === 'eth_getLogs' && Array.isArray(found.result) && found.result.length > logResults)
      return { error: { code: -32_005, message: `query returned more than ${logResults} results` } }
    const block = limits.clock === undefined ? undefined : TimedSchema.safeParse(found.result).data
    return block
      ? { result: { ...block, timestamp: numberToHex(Number(block.timestamp) + (limits.clock ?? 0)) } }
      : found
  }

  function refuseRange({ method, params }: Call): NodeAnswer | undefined {
    if (method !== 'eth_getLogs' || limits.logBlocks === undefined) return undefined
    const { fromBlock, toBlock } = FilterSchema.parse(params[0])
    if (fromBlock === undefined || toBlock === undefined) return undefined
    const isWide = Number(toBlock) - Number(fromBlock) + 1 > limits.logBlocks
    return isWide
      ? { error: { code: -32_005, message: `eth_getLogs is limited to a ${limits.logBlocks} range` } }
      : undefined
  }

  async function refuseState({ method, params }: Call): Promise<NodeAnswer | undefined> {
    if (limits.states === undefined || !/^eth_(call|get(Balance|Code|StorageAt))$/.test(method)) return undefined
    const at = params[method === 'eth_getStorageAt' ? 2 : 1]
    if (typeof at !== 'string' || !at.startsWith('0x')) return undefined
    const head = Number((await forward('eth_blockNumber', [])).result)
    return Number(at) < head - limits.states
      ? { error: { code: -32_000, message: 'missing trie node 0x… (path ) state is not available' } }
      : undefined
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    calls,
    statuses,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    url: `http://127.0.0.1:${port}`,
  }
}

/** Not in turn, nor in steps: a client with so many requests per attempt would always meet the same nodes. */
function scatter(index: number): number {
  const mix = (number: number) => Math.imul(number ^ (number >>> 16), 0x45d9f3b)
  const mixed = mix(mix(index + 1))
  return (mixed ^ (mixed >>> 16)) >>> 0
}
