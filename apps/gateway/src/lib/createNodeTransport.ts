import { setTimeout as sleep } from 'node:timers/promises'
import { parseJson } from '@countersign/protocol/text'
import {
  type CustomTransport,
  custom,
  HttpRequestError,
  ResponseBodyTooLargeError,
  RpcRequestError,
  TimeoutError,
  type Transport,
} from 'viem'
import { z } from 'zod'
import { chunk } from './chunk.ts'
import { limitGas, maxUntrustedGas } from './limitGas.ts'
import { readText } from './readText.ts'

export type NodeCall = { isAnswered: boolean; method: string; milliseconds: number }

export type NodeTransportOptions = {
  /** Calls per batch. @default 100 */
  batchSize?: number
  /** Milliseconds: a connection that breaks later was not an idle one closed by the node. @default 1000 */
  closesWithin?: number
  /** Gas of calls that name none, for untrusted contracts. @default the node's limit */
  maxGas?: number | undefined
  /** Maximum response size in bytes. @default 10 MiB */
  maxBytes?: number
  /** Called when a call ends. */
  onCall?: ((call: NodeCall) => void) | undefined
  /** Retries of rejected requests; timeouts are never retried. @default 1 */
  retryCount?: number
  /** Milliseconds until the last byte. @default 10000 */
  timeout?: number
}

export type Body = { method: string; params?: unknown }
/** Sends all calls in as few requests as possible; results keep their order. One failure fails all. */
export type BatchRequest = (bodies: readonly Body[]) => Promise<unknown[]>
/** Sends an untrusted call alone, so that it delays no other, and with limited gas. */
export type RequestUntrusted = (body: Body) => Promise<unknown>
type NodeTransport = Transport<
  'custom',
  { batchRequest: BatchRequest; requestUntrusted: RequestUntrusted },
  ReturnType<CustomTransport>['request']
>
type Waiting = { body: Body; reject: (error: unknown) => void; resolve: (result: unknown) => void }
type Send = (bodies: readonly (Body & { id: number })[]) => Promise<unknown>

const RpcErrorSchema = z.object({ code: z.number(), data: z.unknown().optional(), message: z.string() })
const AnswerSchema = z.object({
  error: RpcErrorSchema.nullish(),
  id: z.unknown().optional(),
  result: z.unknown().optional(),
})
const FailureSchema = z.object({ error: RpcErrorSchema })

const retryDelay = 200
const retried = new Set([408, 429, 500, 502, 503, 504])
/** Errors of an idle keep-alive connection that the node closed as we sent. */
const closings = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])
const ClosingSchema = z.object({ cause: z.object({ code: z.string().refine((code) => closings.has(code)) }) })
/** Retries for such connections: on a busy machine all may be closed at once. */
const maxClosings = 3

/**
 * JSON-RPC over HTTP, hardened against faulty nodes where viem's transport is not: the timeout includes the body, batch
 * responses are matched by id (a missing one would shift the others), and a batch with too large a response is split in
 * halves.
 */
export function createNodeTransport(url: string, options: NodeTransportOptions = {}): NodeTransport {
  const { batchSize = 100, closesWithin = 1_000, maxGas, maxBytes = 10 * 1024 * 1024, onCall } = options
  const { retryCount = 1, timeout = 10_000 } = options
  const send: Send = (bodies) => post(url, bodies, { closesWithin, maxBytes, retryCount, timeout })
  let queue: Waiting[] = []

  function flush(): void {
    const calls = queue
    queue = []
    for (const part of chunk(calls, batchSize)) void settle(url, part, send)
  }

  const batchRequest: BatchRequest = async (bodies) => {
    const started = performance.now()
    const settled = (await Promise.all(chunk(bodies, batchSize).map((part) => exchange(url, part, send)))).flat()
    const milliseconds = performance.now() - started
    for (const [index, { error }] of settled.entries())
      onCall?.({ isAnswered: isAnswer(error), method: bodies[index]?.method ?? '', milliseconds })
    return settled.map(({ error, result }) => {
      if (error) throw error
      return result
    })
  }

  const schedule = (body: Body) =>
    new Promise((resolve, reject) => {
      if (queue.push({ body, reject, resolve }) === 1) setTimeout(flush, 0)
    })

  const sendAlone = async (body: Body) => {
    const [{ error, result } = {}] = await exchange(url, [body], send)
    if (error) throw error
    return result
  }

  const request = (body: Body) => observe(maxGas === undefined ? body : limitGas(body, maxGas), schedule)
  const requestUntrusted: RequestUntrusted = (body) => observe(limitGas(body, maxUntrustedGas), sendAlone)

  async function observe(body: Body, perform: (body: Body) => Promise<unknown>): Promise<unknown> {
    const started = performance.now()
    const report = (isAnswered: boolean) =>
      onCall?.({ isAnswered, method: body.method, milliseconds: performance.now() - started })
    try {
      const result = await perform(body)
      report(true)
      return result
    } catch (error) {
      report(isAnswer(error))
      throw error
    }
  }

  // Retries happen below, where the cause is known.
  const transport = custom({ request }, { key: 'node', name: 'JSON-RPC node', retryCount: 0 })
  return (parameters) => ({ ...transport(parameters), value: { batchRequest, requestUntrusted } })
}

/** A JSON-RPC error is an answer. */
function isAnswer(error: unknown): boolean {
  return error === undefined || error instanceof RpcRequestError
}

async function settle(url: string, calls: readonly Waiting[], send: Send): Promise<void> {
  const answers = await exchange(
    url,
    calls.map(({ body }) => body),
    send,
  )
  for (const [index, { reject, resolve }] of calls.entries()) {
    const { error, result } = answers[index] ?? {}
    if (error) reject(error)
    else resolve(result)
  }
}

type Settled = { error?: unknown; result?: unknown }

/** The outcome of each call. */
async function exchange(url: string, bodies: readonly Body[], send: Send): Promise<Settled[]> {
  try {
    const answers = parseAnswers(await send(bodies.map((body, id) => ({ id, ...body }))), bodies.length)
    return bodies.map((body, id): Settled => {
      const answer = answers.get(id)
      if (!answer)
        return { error: new HttpRequestError({ body, details: 'The node left out a response of the batch.', url }) }
      const { error, result } = answer
      return error ? { error: new RpcRequestError({ body, error, url }) } : { result }
    })
  } catch (error) {
    if (!(error instanceof ResponseBodyTooLargeError) || bodies.length === 1) return bodies.map(() => ({ error }))
    const half = Math.ceil(bodies.length / 2)
    const first = await exchange(url, bodies.slice(0, half), send)
    return [...first, ...(await exchange(url, bodies.slice(half), send))]
  }
}

function parseAnswers(answer: unknown, count: number): Map<number, z.infer<typeof AnswerSchema>> {
  // Of a single call the id is ignored: some nodes return null with an error.
  if (count === 1) return new Map([[0, AnswerSchema.parse(Array.isArray(answer) ? answer[0] : answer)]])
  const refusal = Array.isArray(answer) ? undefined : FailureSchema.safeParse(answer).data
  if (refusal) return new Map(Array.from({ length: count }, (_, id) => [id, refusal]))
  const answers = z.array(AnswerSchema).parse(answer)
  return new Map(answers.flatMap((item) => (typeof item.id === 'number' ? [[item.id, item] as const] : [])))
}

type Limits = Required<Pick<NodeTransportOptions, 'closesWithin' | 'maxBytes' | 'retryCount' | 'timeout'>>

async function post(
  url: string,
  bodies: readonly (Body & { id: number })[],
  { closesWithin, maxBytes, retryCount, timeout }: Limits,
): Promise<unknown> {
  const calls = bodies.map((body) => ({ jsonrpc: '2.0', ...body }))
  for (let attempt = 0; ; attempt++) {
    const signal = AbortSignal.timeout(timeout)
    try {
      return await postWhileClosing(closesWithin, [url, calls, { maxBytes, signal }])
    } catch (error) {
      if (signal.aborted) throw new TimeoutError({ body: calls, url })
      if (error instanceof ResponseBodyTooLargeError) throw error
      const isPassing = !(error instanceof HttpRequestError) || retried.has(error.status ?? 0)
      if (!isPassing || attempt >= retryCount)
        throw error instanceof HttpRequestError
          ? error
          : new HttpRequestError({ body: calls, cause: toError(error), url })
    }
    await sleep(retryDelay * (attempt + 1))
  }
}

/** A closed keep-alive connection says nothing about the node and does not count as a retry. */
async function postWhileClosing(closesWithin: number, parameters: Parameters<typeof postOnce>): Promise<unknown> {
  for (let closed = 0; ; closed++) {
    const started = performance.now()
    try {
      return await postOnce(...parameters)
    } catch (error) {
      const isIdleClose = ClosingSchema.safeParse(error).success && performance.now() - started < closesWithin
      if (!isIdleClose || closed >= maxClosings) throw error
    }
  }
}

async function postOnce(
  url: string,
  calls: readonly Body[],
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<unknown> {
  const { headers, target } = splitCredentials(url)
  const response = await fetch(target, {
    body: JSON.stringify(calls.length === 1 ? calls[0] : calls),
    headers: { ...headers, 'Content-Type': 'application/json' },
    method: 'POST',
    signal,
  })
  const text = await readText(response.body ?? [], {
    maxBytes,
    toError: (size) => new ResponseBodyTooLargeError({ maxSize: maxBytes, size }),
  })
  if (response.ok) return JSON.parse(text)
  const refusal = FailureSchema.safeParse(parseJson(text))
  // Some nodes return a JSON-RPC error with an HTTP error status; busy ones are retried.
  if (refusal.success && !retried.has(response.status)) return refusal.data
  throw new HttpRequestError({ body: [...calls], details: text.slice(0, 200), status: response.status, url })
}

/** `fetch` rejects URLs with credentials (`https://user:password@node`). */
function splitCredentials(url: string): { headers: Record<string, string>; target: string } {
  const parsed = new URL(url)
  if (!parsed.username) return { headers: {}, target: url }
  const credentials = `${decodeURIComponent(parsed.username)}:${decodeURIComponent(parsed.password)}`
  parsed.username = ''
  parsed.password = ''
  return {
    headers: { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
    target: parsed.toString(),
  }
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
