import { BaseError } from '@countersign/protocol/errors'
import { msg } from '@countersign/protocol/text'
import type { z } from 'zod'
import { HostRefusedError, HostTimeoutError, RejectedInHostError } from '../errors/hostErrors.ts'
import { isBounded } from '../wire/isBounded.ts'
import { createRequest, createRequestId, isDecision, type Method, ResponseSchema } from '../wire/RequestSchema.ts'
import { type FrameMessage, type FramePage, isOrigin, readId } from './FramePage.ts'

export type CreateFrameParameters = {
  /** Milliseconds to wait for a user's decision. @default 3_600_000 */
  decisionTimeout?: number
  /** Exact origins of the hosts that may show this page. */
  hosts: readonly string[]
  page: FramePage
  /** Milliseconds to wait for any other response. @default 10_000 */
  timeout?: number
}

export type CallOptions = {
  signal?: AbortSignal | undefined
  /** Milliseconds to wait for the response. @default that of the frame */
  timeout?: number | undefined
}

export type FrameRequest<schema extends z.ZodType> = CallOptions & { method: Method; params?: unknown; schema: schema }

export type Frame = {
  /** Rejects pending requests and removes the listener. */
  dispose(): void
  /** Origin of the host, after its first response. */
  readonly origin: string | undefined
  readonly pending: number
  request<schema extends z.ZodType>(request: FrameRequest<schema>): Promise<z.output<schema>>
}

type Waiting = { method: Method; settle(outcome: { data: unknown } | { error: unknown }): void }

/**
 * Sends requests to the parent frame. Accepts one response per pending request, only from that window and an allowed
 * origin; ignores every other message before parsing it.
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
    // The sender is an allowed host and the id is of a pending request.
    origin = message.origin
    hosts = [origin]
    const response = isBounded(data) ? ResponseSchema.safeParse(data) : undefined
    if (!response?.success) entry.settle({ error: new InvalidAnswerError({ method: entry.method }) })
    else if (response.data.success) entry.settle({ data: response.data.data })
    else entry.settle({ error: toHostError({ method: entry.method, text: response.data.error }) })
  }
  page.addEventListener('message', onMessage)

  async function request<schema extends z.ZodType>(requested: FrameRequest<schema>): Promise<z.output<schema>> {
    const { method, params, schema, signal } = requested
    signal?.throwIfAborted()
    if (isDisposed) throw new FrameDisposedError({ method })
    const timeout = requested.timeout ?? (isDecision(method) ? decisionTimeout : readTimeout)
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
        // Parameters that cannot be cloned.
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

/** Official apps ignore responses without a version as well. */
function hasVersion(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  const version: unknown = Reflect.get(data, 'version')
  return typeof version === 'string' && Number.parseInt(version, 10) >= 1
}

type FindHostsParameters = { hosts: readonly string[]; page: Pick<FramePage, 'location'> }

/**
 * Possible origins of the parent: the one that the browser reports, if allowed, or all allowed ones where it reports
 * none (Firefox). The browser does not deliver messages posted to another origin than the parent's.
 */
function findHosts({ hosts, page }: FindHostsParameters): readonly string[] {
  for (const host of hosts) if (!isOrigin(host)) throw new InvalidHostError({ host })
  const ancestor = page.location.ancestorOrigins?.[0]
  if (ancestor !== undefined && hosts.includes(ancestor)) return [ancestor]
  if (ancestor !== undefined || hosts.length === 0) throw new HostNotAllowedError({ origin: ancestor })
  return hosts
}

/** Detects a rejection by the host's message: hosts send no code. */
function toHostError({ method, text }: { method: string; text: unknown }): HostRefusedError | RejectedInHostError {
  const refusal = new HostRefusedError({ method, text })
  return /\b(reject|denied|deny|declin)/i.test(refusal.hostText)
    ? new RejectedInHostError({ cause: refusal, method })
    : refusal
}

export class FrameDisposedError extends BaseError {
  constructor({ method }: { method: string }) {
    super(
      'FRAME_DISPOSED',
      msg('host.closed', 'The connection to the host closed before it responded to {method}.', { method }),
    )
  }
}

export class HostNotAllowedError extends BaseError {
  constructor({ origin }: { origin: string | undefined }) {
    super(
      'HOST_NOT_ALLOWED',
      origin === undefined
        ? msg('host.none', 'This page is not in a host’s frame, or no host is allowed.')
        : msg('host.notAllowed', 'The page at {origin} shows this page in a frame and is not an allowed host.', {
            origin,
          }),
    )
  }
}

/** The host's response does not match the protocol. */
export class InvalidAnswerError extends BaseError {
  constructor({ method, cause }: { method: string; cause?: unknown }) {
    super('INVALID_ANSWER', msg('host.unreadable', 'The host sent an unreadable response to {method}.', { method }), {
      cause,
    })
  }
}

export class InvalidHostError extends BaseError {
  constructor({ host }: { host: string }) {
    super('INVALID_HOST', `"${host}" is not an origin.`, {
      metaMessages: ['Hosts are named by scheme, name and port, such as https://app.example.org.'],
    })
  }
}
