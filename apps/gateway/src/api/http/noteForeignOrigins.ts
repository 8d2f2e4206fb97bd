import { createMiddleware } from 'hono/factory'
import type { Logger } from '../../lib/createLogger.ts'
import type { ApiEnv } from './RouteDeps.ts'

export type NoteForeignOriginsParameters = {
  /** Origins allowed by the operator. */
  corsOrigins: readonly string[]
  logger: Logger
  publicUrl: string | undefined
}

/** Bounds the log when every request has a new origin. */
const maxNoted = 20

/**
 * Logs once per origin that a cross-origin page was blocked and which setting allows it: the browser reports this only
 * to the page.
 */
export function noteForeignOrigins({ corsOrigins, logger, publicUrl }: NoteForeignOriginsParameters) {
  const known = new Set([...corsOrigins, ...(publicUrl ? [new URL(publicUrl).origin] : [])])
  const noted = new Set<string>()
  return createMiddleware<ApiEnv>((c, next) => {
    const sent = c.req.header('origin')
    if (sent === undefined || known.has(sent) || noted.has(sent) || noted.size >= maxNoted) return next()
    const url = URL.canParse(sent) ? new URL(sent) : undefined
    // Skips same-origin requests and sandboxed pages, whose origin is "null".
    if (!url || url.origin !== sent || sent.length > 300 || url.host === c.req.header('host')) return next()
    noted.add(sent)
    logger.warn(
      { origin: sent },
      `CORS: origin ${sent} is not allowed; set COUNTERSIGN_ORIGINS=${sent} to allow it, comma-separated with others`,
    )
    return next()
  })
}
