import { createMiddleware } from 'hono/factory'
import type { Logger } from '../../lib/createLogger.ts'
import type { ApiEnv } from './ApiEnv.ts'

export type NoteForeignOriginsParameters = {
  /** Other sites that the operator lets in. */
  corsOrigins: readonly string[]
  logger: Logger
  publicUrl: string | undefined
}

/** Whoever sends a new one with each request does not fill the log. */
const mostNoted = 20

/**
 * Tells the operator, once per origin, that a page of another site asked and what would let it in: its browser keeps
 * the answer from the page, and says so only there.
 */
export function noteForeignOrigins({ corsOrigins, logger, publicUrl }: NoteForeignOriginsParameters) {
  const known = new Set([...corsOrigins, ...(publicUrl ? [new URL(publicUrl).origin] : [])])
  const noted = new Set<string>()
  return createMiddleware<ApiEnv>((c, next) => {
    const sent = c.req.header('origin')
    if (sent === undefined || known.has(sent) || noted.has(sent) || noted.size >= mostNoted) return next()
    const url = URL.canParse(sent) ? new URL(sent) : undefined
    // A page of ours names the address that it asked; a sandboxed one has no origin to allow.
    if (!url || url.origin !== sent || sent.length > 300 || url.host === c.req.header('host')) return next()
    noted.add(sent)
    logger.warn(
      { origin: sent },
      `a page of ${sent} may not read answers: COUNTERSIGN_ORIGINS=${sent} lets it, comma-separated with others`,
    )
    return next()
  })
}
