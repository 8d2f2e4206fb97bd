import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { TooManyRequestsError } from '../errors/RequestError.ts'
import { findClientAddress } from './findClientAddress.ts'
import type { ApiEnv, RouteDeps } from './RouteDeps.ts'

/** Milliseconds. Proxies close idle connections after a minute. */
const defaultKeepAlive = 15_000
/** Unread events after which the reader counts as gone. */
const maxUnread = 64
const retryAfter = 30

export type OpenEventStreamParameters = {
  /** Milliseconds between keep-alive comments. @default 15,000 */
  keepAlive?: number
  /** Starts sending; returns the unsubscribe function. */
  start(send: (event: string, data: string) => void): () => void
}

/**
 * Opens a server-sent event stream that counts against the limits and ends with its reader, who may disconnect before
 * the first byte or silently stop reading. HEAD requests get no stream.
 */
export function openEventStream(
  c: Context<ApiEnv>,
  { limits, metrics, stopping, streams }: Pick<RouteDeps, 'limits' | 'metrics' | 'stopping' | 'streams'>,
  { keepAlive = defaultKeepAlive, start }: OpenEventStreamParameters,
): Response {
  c.header('X-Accel-Buffering', 'no')
  if (c.req.method === 'HEAD') return c.body(null, 200, { 'Content-Type': 'text/event-stream' })
  const slot = streams.take(findClientAddress(c, limits.proxyHops))
  if (slot === 'holder-full')
    throw new TooManyRequestsError({
      code: 'TOO_MANY_STREAMS',
      message: `Your IP address already has ${limits.maxStreamsPerAddress} open event streams. Close one first.`,
      retryAfter,
    })
  if (slot === 'all-taken')
    throw new TooManyRequestsError({
      code: 'TOO_MANY_STREAMS',
      message: `The service already has ${limits.maxStreams} open event streams. Try again later.`,
      retryAfter,
    })
  const gone = c.req.raw.signal
  return streamSSE(c, async (stream) => {
    metrics.openStreams.inc()
    const ending = new AbortController()
    const end = () => ending.abort()
    let unread = 0
    const write = (text: string) => {
      if (unread >= maxUnread) {
        end()
        return
      }
      unread += 1
      void stream.write(text).finally(() => {
        unread -= 1
      })
    }
    stream.onAbort(end)
    const stop = start((event, data) => write(`event: ${event}\ndata: ${data}\n\n`))
    const timer = setInterval(() => {
      // The previous keep-alive is still unread.
      if (unread > 0) end()
      else write(': keep-alive\n\n')
    }, keepAlive)
    write('retry: 1000\n\n')
    await untilAborted(AbortSignal.any([ending.signal, gone, stopping]))
    clearInterval(timer)
    stop()
    slot()
    metrics.openStreams.dec()
    if (stopping.aborted) return
    stream.abort()
    // A stalled reader would also delay the end of the response and keep the connection open.
    if (unread > 0) c.env?.outgoing?.destroy()
  })
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
