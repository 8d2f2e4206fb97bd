import type { Context } from 'hono'
import type { ApiEnv } from './RouteDeps.ts'

/** Content-Length; undefined for chunked bodies. */
export function readDeclaredSize(c: Context): number | undefined {
  if (c.req.header('transfer-encoding') !== undefined) return undefined
  return Number(c.req.header('content-length') ?? 0)
}

/** Bytes of a rejected body that are still read: a client that is cut off while sending never sees the error. */
export const maxDiscarded = 16_000_000
const maxWait = 5_000

/**
 * Drains the body, which would otherwise block the next request on the connection. Reads the socket directly: web
 * streams allocate a dozen objects per chunk.
 */
export async function discardBody(c: Context<ApiEnv>): Promise<void> {
  const incoming = c.env?.incoming
  if (!incoming || incoming.readableEnded || incoming.destroyed) return
  let size = 0
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, maxWait)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    incoming.on('data', (part: Uint8Array) => {
      size += part.length
      if (size > maxDiscarded) end()
    })
    // Also when the client disconnects.
    incoming.once('end', end).once('close', end).once('error', end)
  })
}
