import { createServer, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { answerBehind, BlockSchema, FilterSchema, type NodeAnswer, NodeAnswerSchema } from './answerBehind.ts'
import type { Random } from './createRandom.ts'
import { rangeRefusals } from './rangeRefusals.ts'

/** Current faults, each with the probability per request. */
export type NodeFaults = {
  busy: number
  cut: number
  foreign: number
  gone: number
  lag: { depth: number; share: number }
  leftOut: number
  nulls: number
  /** Maximum block range; 0 for no limit. */
  range: number
  silent: number
  /** Whether traces are supported, and how fast. */
  traces: 'none' | 'quick' | 'slow'
}

export const noFaults: NodeFaults = {
  busy: 0,
  cut: 0,
  foreign: 0,
  gone: 0,
  lag: { depth: 0, share: 0 },
  leftOut: 0,
  nulls: 0,
  range: 0,
  silent: 0,
  traces: 'quick',
}

/** Milliseconds of a slow trace. */
export const slowTraceTime = 60

export type FaultyNode = { set: (faults: NodeFaults, random: Random) => void; stop: () => Promise<void>; url: string }

const CallSchema = z.object({ id: z.number(), method: z.string(), params: z.array(z.unknown()).default([]) })
type Call = z.infer<typeof CallSchema>

/** A proxy that simulates faulty providers and load balancers. */
export async function startFaultyNode(target: string): Promise<FaultyNode> {
  let faults = noFaults
  let random: Random | undefined
  const held = new Set<ServerResponse>()

  async function forward(method: string, params: readonly unknown[]): Promise<NodeAnswer> {
    const response = await fetch(target, {
      body: JSON.stringify({ id: 1, jsonrpc: '2.0', method, params }),
      method: 'POST',
    })
    return NodeAnswerSchema.parse(await response.json())
  }

  async function answerOne(call: Call, { isForeign, lag }: { isForeign: boolean; lag: number }) {
    const envelope = { id: call.id, jsonrpc: '2.0' }
    if (random?.chance(faults.nulls)) return { ...envelope, result: null }
    const refusal = await refuse(call)
    if (refusal) return { ...envelope, error: refusal }
    if (isForeign) return { ...envelope, ...toForeign(call, await forward(call.method, call.params)) }
    return {
      ...envelope,
      ...(lag > 0 ? await answerBehind(forward, call, lag) : await forward(call.method, call.params)),
    }
  }

  async function refuse(call: Call): Promise<{ code: number; message: string } | undefined> {
    if (call.method === 'eth_getLogs') return refuseRange(call)
    if (call.method !== 'debug_traceTransaction') return undefined
    if (faults.traces === 'none') return { code: -32_601, message: `the method ${call.method} does not exist` }
    if (faults.traces === 'slow') await new Promise((resolve) => setTimeout(resolve, slowTraceTime))
    return undefined
  }

  function refuseRange({ params }: Call): { code: number; message: string } | undefined {
    const { fromBlock, toBlock } = FilterSchema.parse(params[0])
    if (faults.range === 0 || fromBlock === undefined || toBlock === undefined) return undefined
    return Number(toBlock) - Number(fromBlock) + 1 > faults.range ? random?.pick(rangeRefusals) : undefined
  }

  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      handle(text, response).catch(() => response.destroy())
    })
  })

  async function handle(text: string, response: ServerResponse): Promise<void> {
    const body: unknown = JSON.parse(text)
    const calls = z.array(CallSchema).parse(Array.isArray(body) ? body : [body])
    if (random?.chance(faults.silent)) {
      held.add(response)
      return
    }
    if (random?.chance(faults.cut)) {
      response.destroy()
      return
    }
    if (random?.chance(faults.busy)) {
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '1' })
      response.end('{"jsonrpc":"2.0","error":{"code":429,"message":"Too many requests"},"id":null}')
      return
    }
    if (random?.chance(faults.gone)) {
      response.writeHead(502).end('<html>Bad Gateway</html>')
      return
    }
    const isForeign = random?.chance(faults.foreign) ?? false
    const lag = random?.chance(faults.lag.share) ? faults.lag.depth : 0
    const answers = await Promise.all(calls.map((call) => answerOne(call, { isForeign, lag })))
    const sent = answers.filter(() => !(calls.length > 1 && random?.chance(faults.leftOut)))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(Array.isArray(body) ? sent : sent[0]))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    set: (next, source) => {
      faults = next
      random = source
      for (const response of held) response.destroy()
      held.clear()
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    url: `http://127.0.0.1:${port}`,
  }
}

/** Another chain at the same URL: other blocks and transactions, sometimes with the same chain id. */
function toForeign({ method, params }: Call, answer: NodeAnswer): NodeAnswer {
  const block = BlockSchema.loose().safeParse(answer.result)
  if (block.success)
    return { result: { ...block.data, hash: reverse(block.data.hash), parentHash: reverse(block.data.parentHash) } }
  if (method === 'eth_chainId') return { result: '0x1' }
  if (method === 'eth_getLogs' && FilterSchema.parse(params[0]).blockHash !== undefined)
    return { error: { code: -32_000, message: 'unknown block' } }
  if (method === 'eth_getLogs') return { result: [] }
  return { result: null }
}

const reverse = (hash: string) => `0x${[...hash.slice(2)].toReversed().join('')}`
