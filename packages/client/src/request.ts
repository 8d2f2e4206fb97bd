import { BaseError } from '@countersign/protocol/errors'
import { msg } from '@countersign/protocol/text'
import { z } from 'zod'
import type { Client } from './createClient.ts'
import { HttpRequestError } from './errors/HttpRequestError.ts'
import { wait } from './wait.ts'

const retryCount = 2
const retryDelay = 100
/** Statuses of an overloaded or restarting service; others would only fail again. */
const retryableStatuses = new Set([408, 429, 500, 502, 503, 504])

const RemoteErrorSchema = z.object({ code: z.union([z.string(), z.number()]), message: z.string() })

export type RequestParameters<schema extends z.ZodType> = {
  body?: unknown
  /** `include` also sends the session cookie to another origin. */
  credentials?: 'include'
  /** Whether the request is idempotent. @default method is GET */
  isRepeatable?: boolean
  /** @default 'GET' */
  method?: 'DELETE' | 'GET' | 'POST' | 'PUT'
  /** A page link of the service, instead of `path`; must have the same origin. */
  pageUrl?: string | undefined
  path: string
  query?: Record<string, boolean | number | string | undefined>
  schema: schema
  signal?: AbortSignal | undefined
}

/** One request: sends, waits at most `client.timeout`, retries idempotent ones, parses the response. */
export async function request<schema extends z.ZodType>(
  client: Client,
  parameters: RequestParameters<schema>,
): Promise<z.output<schema>> {
  const { isRepeatable = (parameters.method ?? 'GET') === 'GET' } = parameters
  const attempts = isRepeatable ? 1 + retryCount : 1
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await requestOnce(client, parameters)
    } catch (error) {
      if (attempt >= attempts || parameters.signal?.aborted || !isRetryable(error)) throw error
      await wait(retryDelay, parameters.signal)
    }
  }
}

/** A request whose response has no content of interest. */
export async function submit(client: Client, parameters: Omit<RequestParameters<z.ZodUnknown>, 'schema'>) {
  await request(client, { ...parameters, schema: z.unknown() })
}

async function requestOnce<schema extends z.ZodType>(
  client: Client,
  { body, credentials, method = 'GET', pageUrl, path, query, schema, signal }: RequestParameters<schema>,
): Promise<z.output<schema>> {
  const url = toUrl(client, { pageUrl, path, query })
  // Not AbortSignal.timeout: its timer cannot be cleared and would delay the process's exit.
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), client.timeout)
  try {
    const response = await send(client, url, {
      method,
      signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
      ...(credentials === undefined ? {} : { credentials }),
      // A read without content type needs no CORS preflight.
      ...(method === 'GET' ? {} : { headers: { 'Content-Type': 'application/json' } }),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return await parseAnswer(schema, { method, path, response, text: await response.text() })
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    if (deadline.signal.aborted) throw new ServiceTimeoutError({ method, path, timeout: client.timeout })
    if (error instanceof HttpRequestError || error instanceof InvalidResponseError) throw error
    if (error instanceof UnexpectedResponseError) throw error
    throw new ServiceUnreachableError({ cause: error, method, path })
  } finally {
    clearTimeout(timer)
  }
}

/** Opens a stream (server-sent events). The timeout ends when its headers arrive. */
export async function requestStream(
  client: Client,
  { path, signal }: { path: string; signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const method = 'GET'
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), client.timeout)
  try {
    const response = await send(client, toUrl(client, { path }), {
      headers: { Accept: 'text/event-stream' },
      method,
      signal: AbortSignal.any([signal, deadline.signal]),
    })
    if (response.ok && response.body) return response.body
    await parseAnswer(z.never(), { method, path, response, text: await response.text() })
    throw new Error('The stream has no body.')
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (deadline.signal.aborted) throw new ServiceTimeoutError({ method, path, timeout: client.timeout })
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function send({ fetch }: Client, url: string, init: RequestInit): Promise<Response> {
  // Called unbound: as a method of `client`, the browser's fetch throws "Illegal invocation".
  return fetch(url, init)
}

type Answer = { method: string; path: string; response: Response; text: string }

async function parseAnswer<schema extends z.ZodType>(schema: schema, answer: Answer): Promise<z.output<schema>> {
  const { method, path, response } = answer
  const body = parseJson(answer)
  if (!response.ok) {
    const { status, statusText } = response
    const { code, message } = RemoteErrorSchema.safeParse(body).data ?? {}
    throw new HttpRequestError({ body, method, path, remoteCode: code, remoteMessage: message, status, statusText })
  }
  const parsed = await schema.safeParseAsync(body)
  if (!parsed.success) throw new UnexpectedResponseError({ body, cause: parsed.error, method, path })
  return parsed.data
}

function parseJson({ method, path, response, text }: Answer): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error))
    throw new InvalidResponseError({ body: text, cause, method, path, status: response.status })
  }
}

function isRetryable(error: unknown): boolean {
  if (error instanceof ServiceUnreachableError) return true
  if (error instanceof HttpRequestError || error instanceof InvalidResponseError)
    return retryableStatuses.has(error.status)
  return false
}

/** Replaces the page's origin, which a client with a relative base URL does not know. */
const pageOrigin = 'http://same-origin.invalid'

type ToUrlParameters = {
  pageUrl?: string | undefined
  path: string
  query?: Record<string, boolean | number | string | undefined> | undefined
}

/** The URL of a call, or of a page link once its origin is verified. */
export function toUrl({ baseUrl }: Client, { pageUrl, path, query = {} }: ToUrlParameters): string {
  if (pageUrl !== undefined) return toPageUrl(baseUrl, pageUrl)
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  const text = search.toString()
  return `${baseUrl}${path}${text === '' ? '' : `?${text}`}`
}

function toPageUrl(baseUrl: string, pageUrl: string): string {
  const base = new URL(baseUrl, pageOrigin)
  if (!URL.canParse(pageUrl, base.href)) throw new ForeignPageError({ baseUrl, pageUrl })
  const page = new URL(pageUrl, base)
  // Only path and query are used, so that a relative base never leaves the page's origin.
  if (base.origin === pageOrigin) return `${page.pathname}${page.search}`
  if (page.origin !== base.origin) throw new ForeignPageError({ baseUrl, pageUrl })
  return page.href
}

/** A page link of the service points to another origin. Following it would reveal the user's data to it. */
export class ForeignPageError extends BaseError {
  constructor({ baseUrl, pageUrl }: { baseUrl: string; pageUrl: string }) {
    super('FOREIGN_PAGE', msg('service.otherOrigin', 'The service linked the next page to another origin.'), {
      metaMessages: [`Service: ${baseUrl}`, `Next page: ${pageUrl.slice(0, 200)}`],
    })
  }
}

/** The response is not JSON: usually a proxy's page, or a wrong service URL. */
export class InvalidResponseError extends BaseError {
  override readonly name = 'InvalidResponseError'
  readonly body: string
  readonly method: string
  readonly path: string
  readonly status: number

  constructor({ body, cause, method, path, status }: InvalidResponseErrorParameters) {
    super('INVALID_RESPONSE_CONTENT', msg('service.invalidContent', 'Invalid response content'), { cause })
    this.body = body
    this.method = method
    this.path = path
    this.status = status
  }
}

type InvalidResponseErrorParameters = { body: string; cause: Error; method: string; path: string; status: number }

/** The service exceeded the client's timeout. A write may or may not have happened. */
export class ServiceTimeoutError extends BaseError {
  constructor({ method, path, timeout }: { method: string; path: string; timeout: number }) {
    super(
      'SERVICE_TIMEOUT',
      msg('service.timeout', 'The service did not respond within {timeout, number} ms.', { timeout }),
      {
        metaMessages: [`${method} ${path}`],
      },
    )
  }
}

/** No response: the service or the network is down, or the browser blocked the request. */
export class ServiceUnreachableError extends BaseError {
  constructor({ cause, method, path }: { cause: unknown; method: string; path: string }) {
    super('SERVICE_UNREACHABLE', msg('service.unreachable', 'Can’t reach the service.'), {
      cause: cause instanceof Error ? cause : new Error(String(cause)),
      metaMessages: [`${method} ${path}: no response.`, 'Check that the service is running and that you are online.'],
    })
  }
}

/** The response is JSON, but does not match the schema. Nothing of it is used. */
export class UnexpectedResponseError extends BaseError {
  readonly body: unknown
  readonly issues: z.core.$ZodIssue[]

  constructor({ body, cause, method, path }: { body: unknown; cause: z.ZodError; method: string; path: string }) {
    const [first] = cause.issues
    super(
      'UNEXPECTED_RESPONSE',
      first && first.path.length > 0
        ? msg('service.unexpectedField', 'The service sent an unknown format at “{field}”.', {
            field: first.path.join('.'),
          })
        : msg('service.unexpectedResponse', 'The service sent an unknown format.'),
      { cause, metaMessages: [`${method} ${path}`, ...(first ? [first.message] : [])] },
    )
    this.body = body
    this.issues = cause.issues
  }
}
