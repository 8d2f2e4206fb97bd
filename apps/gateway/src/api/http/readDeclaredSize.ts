import type { Context } from 'hono'

/** Bytes that the client says it will send; undefined where it sends piece by piece and does not say. */
export function readDeclaredSize(c: Context): number | undefined {
  if (c.req.header('transfer-encoding') !== undefined) return undefined
  return Number(c.req.header('content-length') ?? 0)
}
