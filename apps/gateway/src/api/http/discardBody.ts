import type { Context } from 'hono'
import type { ApiEnv } from './ApiEnv.ts'

/** So much of a body that is refused anyway is still read: a client that is cut off while it sends never sees why. */
export const maxDiscarded = 16_000_000
const maxPatience = 5_000

/**
 * Reads what nobody will look at and keeps nothing of it: left unread, it would stand before the next request. From the
 * socket itself: as a stream of the web every piece costs a dozen objects.
 */
export async function discardBody(c: Context<ApiEnv>): Promise<void> {
  const incoming = c.env?.incoming
  if (!incoming || incoming.readableEnded || incoming.destroyed) return
  let size = 0
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, maxPatience)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    incoming.on('data', (part: Uint8Array) => {
      size += part.length
      if (size > maxDiscarded) end()
    })
    // A client that left ends it too; there is nobody to answer.
    incoming.once('end', end).once('close', end).once('error', end)
  })
}
