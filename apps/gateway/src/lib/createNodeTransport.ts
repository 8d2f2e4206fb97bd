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
  /** Milliseconds to wait between attempts, in total: a node may name any time. @default 1000 */
  maxWait?: number
  /** Retries of rejected requests; timeouts are never retried. @default 1 */
  retryCount?: number
  /** Whether a rejected batch is sent again in smaller ones. @default true */
  splitsBatches?: boolean
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
type Node = { batches: BatchLimit; send: Send; splitsBatches: boolean; url: string }

const RpcErrorSchema = z.object({ code: z.number(), data: z.unknown().optional(), message: z.string() })
const AnswerSchema = z.object({
  error: RpcErrorSchema.nullish(),
  id: z.unknown().optional(),
  result: z.unknown().optional(),
})
const FailureSchema = z.object({ error: RpcErrorSchema })

const retryDelay = 200
const retried = new Set([408, 429, 500, 502, 503, 504])
/** JSON-RPC codes of limits for requests, not for batches. */
const busyCodes = new Set([429, -32_005])
/** Requests at a time to a node that rejects batches. */
const maxSingles = 10
/** Errors of an idle keep-alive connection that the node closed as we sent. */
const closings = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])
const ClosingSchema = z.object({ cause: z.object({ code: z.string().refine((code) => closings.has(code)) }) })
/** Retries for such connections: on a busy machine all may be closed at once. */
const maxClosings = 3

/**
 * JSON-RPC over HTTP, hardened against faulty nodes where viem's transport is not: the timeout includes the body, batch
 * responses are matched by id (a missing one would shift the others), a batch with too large a response is split in
 * halves, and a node that accepts only small batches, or none, gets these.
 */
export function createNodeTransport(url: string, options: NodeTransportOptions = {}): NodeTransport {
  const { batchSize = 100, closesWithin = 1_000, maxGas, maxBytes = 10 * 1024 * 1024, onCall } = options
  const { maxWait = 1_000, retryCount = 1, splitsBatches = true, timeout = 10_000 } = options
  const send: Send = (bodies) => post(url, bodies, { closesWithin, maxBytes, maxWait, retryCount, timeout })
  const node: Node = { batches: createBatchLimit(batchSize), send, splitsBatches, url }
  let queue: Waiting[] = []

  function flush(): void {
    const calls = queue
    queue = []
    for (const part of chunk(calls, batchSize)) void settle(node, part)
  }

  const batchRequest: BatchRequest = async (bodies) => {
    const started = performance.now()
    const settled = (await Promise.all(chunk(bodies, batchSize).map((part) => exchange(node, part)))).flat()
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
    const [{ error, result } = {}] = await exchange(node, [body])
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

async function settle(node: Node, calls: readonly Waiting[]): Promise<void> {
  const answers = await exchange(
    node,
    calls.map(({ body }) => body),
  )
  for (const [index, { reject, resolve }] of calls.entries()) {
    const { error, result } = answers[index] ?? {}
    if (error) reject(error)
    else resolve(result)
  }
}

type Settled = { error?: unknown; result?: unknown }

/** Calls per batch that the node accepts, as far as it is known. */
type BatchLimit = { current: () => number; learn: (size: number) => void }

/** Milliseconds: the batch may have been rejected for another reason. */
const limitLifetime = 600_000

function createBatchLimit(size: number): BatchLimit {
  let learned: { size: number; until: number } | undefined
  return {
    current: () => (learned && performance.now() < learned.until ? learned.size : size),
    learn: (accepted) => {
      learned = { size: accepted, until: performance.now() + limitLifetime }
    },
  }
}

/** The outcome of each call. */
async function exchange(node: Node, bodies: readonly Body[]): Promise<Settled[]> {
  const size = node.batches.current()
  if (bodies.length <= size) {
    const answers = await exchangeBatch(node, bodies)
    return answers instanceof BatchRejection ? exchangeSmaller(node, bodies, answers) : answers
  }
  // One after the other: a node with such a limit usually limits requests as well.
  const settled: Settled[] = []
  for (const group of chunk(chunk(bodies, size), maxSingles))
    settled.push(...(await Promise.all(group.map((part) => exchange(node, part)))).flat())
  return settled
}

/** The node rejected a batch as a whole. */
class BatchRejection {
  readonly code: number
  readonly error: Error
  constructor({ code, error }: { code: number; error: Error }) {
    this.code = code
    this.error = error
  }
}

/** Halves the batch until the node accepts one. If it rejects a single call as well, the batch was not the reason. */
async function exchangeSmaller(node: Node, bodies: readonly Body[], rejection: BatchRejection): Promise<Settled[]> {
  for (let size = Math.ceil(bodies.length / 2); ; size = Math.ceil(size / 2)) {
    const answers = await exchangeBatch(node, bodies.slice(0, size))
    if (answers instanceof BatchRejection) continue
    const [{ error } = {}] = answers
    if (size === 1 && error && findCode(error) === rejection.code) return bodies.map(() => ({ error: rejection.error }))
    node.batches.learn(size)
    return [...answers, ...(await exchange(node, bodies.slice(size)))]
  }
}

const CodedSchema = z.object({ code: z.number() }).or(z.object({ status: z.number() }))

function findCode(error: unknown): number | undefined {
  const found = CodedSchema.safeParse(error).data
  return found && ('code' in found ? found.code : found.status)
}

async function exchangeBatch(node: Node, bodies: readonly Body[]): Promise<BatchRejection | Settled[]> {
  const { url } = node
  try {
    const answer = await node.send(bodies.map((body, id) => ({ id, ...body })))
    const rejection = findRejection(answer, bodies.length)
    if (rejection && node.splitsBatches && !busyCodes.has(rejection.code))
      return new BatchRejection({
        code: rejection.code,
        error: new RpcRequestError({ body: {}, error: rejection, url }),
      })
    const answers = rejection ? undefined : parseAnswers(answer, bodies.length)
    return bodies.map((body, id): Settled => {
      if (rejection) return { error: new RpcRequestError({ body, error: rejection, url }) }
      const { error, result } = answers?.get(id) ?? {}
      if (!answers?.has(id))
        return { error: new HttpRequestError({ body, details: 'The node left out a response of the batch.', url }) }
      return error ? { error: new RpcRequestError({ body, error, url }) } : { result }
    })
  } catch (error) {
    if (bodies.length === 1) return [{ error }]
    if (error instanceof HttpRequestError && node.splitsBatches && isRejected(error))
      return new BatchRejection({ code: error.status ?? 0, error })
    if (!(error instanceof ResponseBodyTooLargeError)) return bodies.map(() => ({ error }))
    const half = Math.ceil(bodies.length / 2)
    const first = await exchange(node, bodies.slice(0, half))
    return [...first, ...(await exchange(node, bodies.slice(half)))]
  }
}

/** 4xx, except for the temporary ones. */
function isRejected({ status = 0 }: HttpRequestError): boolean {
  return status >= 400 && status < 500 && !retried.has(status)
}

/** One error for all calls, by itself or alone in a list. */
function findRejection(answer: unknown, count: number): z.infer<typeof RpcErrorSchema> | undefined {
  if (count === 1) return undefined
  const [first, ...others] = Array.isArray(answer) ? answer : [answer]
  const failure = others.length === 0 ? FailureSchema.safeParse(first).data : undefined
  const isOfOne = Array.isArray(answer) && z.object({ id: z.number() }).safeParse(first).success
  return isOfOne ? undefined : failure?.error
}

function parseAnswers(answer: unknown, count: number): Map<number, z.infer<typeof AnswerSchema>> {
  // Of a single call the id is ignored: some nodes return null with an error.
  if (count === 1) return new Map([[0, AnswerSchema.parse(Array.isArray(answer) ? answer[0] : answer)]])
  const answers = z.array(AnswerSchema).parse(answer)
  return new Map(answers.flatMap((item) => (typeof item.id === 'number' ? [[item.id, item] as const] : [])))
}

type Limits = Required<Pick<NodeTransportOptions, 'closesWithin' | 'maxBytes' | 'maxWait' | 'retryCount' | 'timeout'>>

async function post(
  url: string,
  bodies: readonly (Body & { id: number })[],
  { closesWithin, maxBytes, maxWait, retryCount, timeout }: Limits,
): Promise<unknown> {
  const calls = bodies.map((body) => ({ jsonrpc: '2.0', ...body }))
  let waited = 0
  for (let attempt = 0; ; attempt++) {
    const signal = AbortSignal.timeout(timeout)
    try {
      return await postWhileClosing(closesWithin, [url, calls, { maxBytes, signal }])
    } catch (error) {
      if (signal.aborted) throw new TimeoutError({ body: calls, url })
      if (error instanceof ResponseBodyTooLargeError) throw error
      const failure =
        error instanceof HttpRequestError ? error : new HttpRequestError({ body: calls, cause: toError(error), url })
      const delay = getRetryDelay(failure, attempt)
      if (!mayRetry(failure, { attempt, maxWait, retryCount, waited: waited + delay })) throw failure
      waited += delay
      await sleep(delay)
    }
  }
}

type Attempts = { attempt: number; maxWait: number; retryCount: number; waited: number }

/** A failure without a status is one of the connection, or a response that is no JSON. */
function mayRetry({ status = 502 }: HttpRequestError, { attempt, maxWait, retryCount, waited }: Attempts): boolean {
  return waited <= maxWait && (status === 429 || (retried.has(status) && attempt < retryCount))
}

/** As the node states (`Retry-After`), else longer after each attempt. */
function getRetryDelay({ headers }: HttpRequestError, attempt: number): number {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN)
  return seconds >= 0 ? Math.max(retryDelay, seconds * 1_000) : retryDelay * 2 ** Math.min(attempt, 5)
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
  throw new HttpRequestError({
    body: [...calls],
    details: text.slice(0, 200),
    headers: response.headers,
    status: response.status,
    url,
  })
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
