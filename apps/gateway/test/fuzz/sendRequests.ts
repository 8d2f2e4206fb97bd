import { z } from 'zod'
import type { FuzzRequest } from './FuzzRequest.ts'

const timeout = 20_000
const ErrorSchema = z.object({ code: z.union([z.string(), z.number()]), message: z.string() })

export type SendRequestsParameters = {
  requests: readonly FuzzRequest[]
  url: string
}

/** Sends requests concurrently and returns faults: 5xx, timeouts, responses that violate the schema. */
export async function sendRequests({
  requests,
  url,
}: SendRequestsParameters): Promise<{ faults: string[]; statuses: Map<number, number> }> {
  const faults: string[] = []
  const statuses = new Map<number, number>()
  let next = 0
  async function work(): Promise<void> {
    for (let request = requests[next++]; request; request = requests[next++]) {
      const { fault, status } = await sendPatiently(request, url)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (fault) faults.push(`${fault}\n  ${describe(request)}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return { faults, statuses }
}

/** Retries connections closed as idle; three in a row are a fault. */
async function sendPatiently(request: FuzzRequest, url: string): ReturnType<typeof sendOne> {
  for (let attempt = 1; ; attempt++) {
    const answer = await sendOne(request, url)
    if (answer.status !== 0 || attempt === 3) return answer
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

function describe({ body, contentType, method, path }: FuzzRequest): string {
  const text = body === undefined ? '' : ` ${body.length > 2_000 ? `${body.slice(0, 200)}… (${body.length})` : body}`
  return `${method} ${path.slice(0, 2_000)} (${contentType})${text}`
}

async function sendOne(request: FuzzRequest, url: string): Promise<{ fault?: string; status: number }> {
  const { body, contentType, method, path } = request
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), timeout)
  try {
    const response = await fetch(`${url}${path}`, {
      ...(body === undefined || method === 'GET' || method === 'HEAD' ? {} : { body }),
      headers: { 'Content-Type': contentType },
      method,
      signal: stop.signal,
    })
    const { status } = response
    // Event streams do not end.
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) return { status }
    const fault = findFault(request, status, await response.text())
    return fault ? { fault, status } : { status }
  } catch (error) {
    if (stop.signal.aborted) return { fault: `no answer within ${timeout} ms`, status: 0 }
    return {
      fault: `no answer: ${error instanceof Error ? `${error.message} ${String(error.cause)}` : error}`,
      status: 0,
    }
  } finally {
    clearTimeout(timer)
    stop.abort()
  }
}

function findFault({ method, path, route }: FuzzRequest, status: number, text: string): string | undefined {
  if (status >= 500) return status === 503 && path.startsWith('/ready') ? undefined : `${status}: ${text}`
  if (method === 'HEAD') return undefined
  if (status >= 400)
    return ErrorSchema.safeParse(parseJson(text)).success
      ? undefined
      : `${status} without a reason: ${text.slice(0, 300)}`
  const isPromised = status === (route?.status ?? 200) && route?.method.toUpperCase() === method
  if (!isPromised || !(route?.response instanceof z.ZodType)) return undefined
  const parsed = route.response.safeParse(parseJson(text))
  if (parsed.success) return undefined
  return `${status} of another form: ${parsed.error.message.slice(0, 500)} ${text.slice(0, 500)}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
