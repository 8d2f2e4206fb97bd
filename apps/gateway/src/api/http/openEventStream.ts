import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import { TooManyRequestsError } from '../errors/TooManyRequestsError.ts'
import type { ApiEnv } from './ApiEnv.ts'
import { findClientAddress } from './findClientAddress.ts'
import type { RouteDeps } from './RouteDeps.ts'

/** Below the minute after which proxies close a silent connection. */
const defaultKeepAlive = 15_000
/** What a reader has not taken by then, it will not take. */
const maxUnread = 64
const retryAfter = 30

export type OpenEventStreamParameters = {
  /** Milliseconds between signs of life. @default 15,000 */
  keepAlive?: number
  /** Starts to send, and returns the function that stops it. */
  start(send: (event: string, data: string) => void): () => void
}

/**
 * An answer of server-sent events, and the only way to one: it is counted while it is open, and it ends with its reader,
 * who may be gone before the first byte or stop reading without a word. Who asks only for the headers gets no stream.
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
      message: `Your address has ${limits.maxStreamsPerAddress} event streams open already.`,
      retryAfter,
    })
  if (slot === 'all-taken')
    throw new TooManyRequestsError({
      code: 'TOO_MANY_STREAMS',
      message: `The service has ${limits.maxStreams} event streams open already.`,
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
      // The one before it was not taken in all this time.
      if (unread > 0) end()
      else write(': still here\n\n')
    }, keepAlive)
    write('retry: 1000\n\n')
    await untilAborted(AbortSignal.any([ending.signal, gone, stopping]))
    clearInterval(timer)
    stop()
    slot()
    metrics.openStreams.dec()
    if (stopping.aborted) return
    stream.abort()
    // A reader who does not read would also keep the end of the answer waiting, and with it the connection.
    if (unread > 0) c.env?.outgoing?.destroy()
  })
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
