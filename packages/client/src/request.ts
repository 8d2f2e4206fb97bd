import { z } from 'zod'
import type { Client } from './createClient.ts'
import { HttpRequestError } from './errors/HttpRequestError.ts'
import { InvalidResponseError } from './errors/InvalidResponseError.ts'
import { ServiceTimeoutError } from './errors/ServiceTimeoutError.ts'
import { ServiceUnreachableError } from './errors/ServiceUnreachableError.ts'
import { UnexpectedResponseError } from './errors/UnexpectedResponseError.ts'
import { toUrl } from './toUrl.ts'
import { wait } from './wait.ts'

const retryCount = 2
const retryDelay = 100
/** Answers of an overloaded or restarting service; everything else would only fail again. */
const retryableStatuses = new Set([408, 429, 500, 502, 503, 504])

const RemoteErrorSchema = z.object({ code: z.union([z.string(), z.number()]), message: z.string() })

export type RequestParameters<schema extends z.ZodType> = {
  body?: unknown
  /** `include` also sends the session's cookie to a service of another origin. */
  credentials?: 'include'
  /** Whether a second request changes nothing; of the calls that send a body, the caller knows. @default method is GET */
  isRepeatable?: boolean
  /** @default 'GET' */
  method?: 'DELETE' | 'GET' | 'POST' | 'PUT'
  /** A page link of the service, taken instead of `path`; must be of the same origin. */
  pageUrl?: string | undefined
  path: string
  query?: Record<string, boolean | number | string | undefined>
  schema: schema
  signal?: AbortSignal | undefined
}

/** One call of the service: sends, waits at most `client.timeout`, repeats what is safe to repeat, parses the answer. */
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

async function requestOnce<schema extends z.ZodType>(
  client: Client,
  { body, credentials, method = 'GET', pageUrl, path, query, schema, signal }: RequestParameters<schema>,
): Promise<z.output<schema>> {
  const url = toUrl(client, { pageUrl, path, query })
  // A timer of our own and not AbortSignal.timeout: a timer is cleared, so that no process is kept waiting for it.
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
    const text = await response.text()
    return await parseAnswer({ method, path, response, schema, text })
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

/** Opens an endless answer (server-sent events). The timeout covers the time until its headers arrive. */
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
    await parseAnswer({ method, path, response, schema: z.never(), text: await response.text() })
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

async function parseAnswer<schema extends z.ZodType>({
  method,
  path,
  response,
  schema,
  text,
}: {
  method: string
  path: string
  response: Response
  schema: schema
  text: string
}): Promise<z.output<schema>> {
  const { ok, status, statusText } = response
  const body = parseJson({ method, path, status, text })
  if (!ok) {
    const remote = RemoteErrorSchema.safeParse(body)
    throw new HttpRequestError({
      body,
      method,
      path,
      remoteCode: remote.data?.code,
      remoteMessage: remote.data?.message,
      status,
      statusText,
    })
  }
  const answer = await schema.safeParseAsync(body)
  if (!answer.success) throw new UnexpectedResponseError({ body, cause: answer.error, method, path })
  return answer.data
}

function parseJson({
  method,
  path,
  status,
  text,
}: {
  method: string
  path: string
  status: number
  text: string
}): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error))
    throw new InvalidResponseError({ body: text, cause, method, path, status })
  }
}

function isRetryable(error: unknown): boolean {
  if (error instanceof ServiceUnreachableError) return true
  if (error instanceof HttpRequestError || error instanceof InvalidResponseError)
    return retryableStatuses.has(error.status)
  return false
}
