import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { RequestError } from '../errors/RequestError.ts'
import type { ApiEnv } from '../http/ApiEnv.ts'

const loopback = /^(127\.|::1$|::ffff:127\.)/
/** Headers set by proxies: such a request is not from localhost. */
const traces = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const

/** Metrics reveal users and load: they require the token, or localhost if none is set. */
export function assertMayMeasure(c: Context<ApiEnv>, token: string | undefined): void {
  const isAllowed = token === undefined ? isFromHere(c) : isSame(c.req.header('authorization') ?? '', `Bearer ${token}`)
  if (!isAllowed) throw new MetricsRestrictedError()
}

function isFromHere(c: Context<ApiEnv>): boolean {
  const { incoming } = c.env ?? {}
  // No socket: called by this process.
  if (!incoming) return true
  return loopback.test(incoming.socket.remoteAddress ?? '') && traces.every((name) => c.req.header(name) === undefined)
}

/** Constant time. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

class MetricsRestrictedError extends RequestError {
  override readonly name = 'MetricsRestrictedError'
  readonly code = 'METRICS_RESTRICTED'
  readonly status = 403
  constructor() {
    super('Measurements are for the operator: ask from this machine, or with the token of COUNTERSIGN_METRICS_TOKEN.')
  }
}
