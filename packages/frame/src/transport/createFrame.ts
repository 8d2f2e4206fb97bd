import type { z } from 'zod'
import { FrameDisposedError } from '../errors/FrameDisposedError.ts'
import { HostTimeoutError } from '../errors/HostTimeoutError.ts'
import { InvalidAnswerError } from '../errors/InvalidAnswerError.ts'
import { isBounded } from '../wire/isBounded.ts'
import { isDecision, type Method } from '../wire/methods.ts'
import { createRequest, createRequestId } from '../wire/RequestSchema.ts'
import { ResponseSchema } from '../wire/ResponseSchema.ts'
import type { FrameMessage, FramePage } from './FramePage.ts'
import { findHosts } from './findHosts.ts'
import { readId } from './readId.ts'
import { toHostError } from './toHostError.ts'

export type CreateFrameParameters = {
  /** How long a person may take to decide, in milliseconds. @default 3_600_000 */
  decisionTimeout?: number
  /** Exact origins of the hosts that may show this page. */
  hosts: readonly string[]
  page: FramePage
  /** How long everything else may take. @default 10_000 */
  timeout?: number
}

export type FrameRequest<schema extends z.ZodType> = {
  method: Method
  params?: unknown
  schema: schema
  signal?: AbortSignal | undefined
  timeout?: number | undefined
}

export type Frame = {
  /** Ends everything: what is waiting is rejected, nothing of the frame stays behind. */
  dispose(): void
  /** Origin of the host, once it has answered anything. */
  readonly origin: string | undefined
  /** How many requests wait for an answer. */
  readonly pending: number
  request<schema extends z.ZodType>(request: FrameRequest<schema>): Promise<z.output<schema>>
}

type Waiting = { method: Method; settle(outcome: { data: unknown } | { error: unknown }): void }

/**
 * Requests to the page that shows this one in a frame. Answers count only from that very window, from an allowed
 * origin, for a request that is waiting, once. Everything else is passed over without being looked into.
 *
 * @example
 * const frame = createFrame({ hosts: ['https://app.example.org'], page: window })
 */
export function createFrame(parameters: CreateFrameParameters): Frame {
  const { decisionTimeout = 3_600_000, page, timeout: readTimeout = 10_000 } = parameters
  let hosts = findHosts(parameters)
  const waiting = new Map<string, Waiting>()
  let origin: string | undefined
  let isDisposed = false

  function onMessage(message: FrameMessage): void {
    if (message.source !== page.parent || !hosts.includes(message.origin)) return
    const { data } = message
    const id = readId(data)
    const entry = id === undefined ? undefined : waiting.get(id)
    if (!entry || !hasVersion(data)) return
    // From here on it is the host that speaks, and of something that was asked.
    origin = message.origin
    hosts = [origin]
    const response = isBounded(data) ? ResponseSchema.safeParse(data) : undefined
    if (!response?.success) entry.settle({ error: new InvalidAnswerError({ method: entry.method }) })
    else if (response.data.success) entry.settle({ data: response.data.data })
    else entry.settle({ error: toHostError({ method: entry.method, text: response.data.error }) })
  }
  page.addEventListener('message', onMessage)

  async function request<schema extends z.ZodType>(asked: FrameRequest<schema>): Promise<z.output<schema>> {
    const { method, params, schema, signal } = asked
    signal?.throwIfAborted()
    if (isDisposed) throw new FrameDisposedError({ method })
    const timeout = asked.timeout ?? (isDecision(method) ? decisionTimeout : readTimeout)
    const data = await new Promise<unknown>((resolve, reject) => {
      const id = createRequestId(page.crypto)
      const onAbort = () => settle({ error: signal?.reason })
      const timer = setTimeout(() => settle({ error: new HostTimeoutError({ method, timeout }) }), timeout)
      function settle(outcome: { data: unknown } | { error: unknown }): void {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
        waiting.delete(id)
        if ('error' in outcome) reject(outcome.error)
        else resolve(outcome.data)
      }
      signal?.addEventListener('abort', onAbort)
      waiting.set(id, { method, settle })
      try {
        for (const host of hosts) page.parent.postMessage(createRequest({ id, method, params }), host)
      } catch (error) {
        // What cannot be cloned cannot be sent.
        settle({ error })
      }
    })
    const parsed = schema.safeParse(data)
    if (!parsed.success) throw new InvalidAnswerError({ cause: parsed.error, method })
    return parsed.data
  }

  return {
    dispose() {
      isDisposed = true
      page.removeEventListener('message', onMessage)
      for (const { method, settle } of [...waiting.values()]) settle({ error: new FrameDisposedError({ method }) })
    },
    get origin() {
      return origin
    },
    get pending() {
      return waiting.size
    },
    request,
  }
}

/** An answer without a version is not of this protocol, and official apps pass over it too. */
function hasVersion(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  const version: unknown = Reflect.get(data, 'version')
  return typeof version === 'string' && Number.parseInt(version, 10) >= 1
}
