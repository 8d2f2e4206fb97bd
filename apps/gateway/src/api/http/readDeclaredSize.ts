import type { Context } from 'hono'

/** Content-Length; undefined for chunked bodies. */
export function readDeclaredSize(c: Context): number | undefined {
  if (c.req.header('transfer-encoding') !== undefined) return undefined
  return Number(c.req.header('content-length') ?? 0)
}
