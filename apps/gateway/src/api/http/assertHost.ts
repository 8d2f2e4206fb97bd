import { createMiddleware } from 'hono/factory'
import type { Logger } from '../../lib/createLogger.ts'
import { type Authority, isLoopback, parseAuthority, toPort } from '../../lib/parseAuthority.ts'
import { RequestError } from '../errors/RequestError.ts'
import { discardBody } from './discardBody.ts'
import type { ApiEnv } from './RouteDeps.ts'

export type AssertHostParameters = {
  /** Accepted Host headers; without a port, any port matches. */
  hosts: readonly string[]
  logger: Logger
  publicUrl: string | undefined
}

type Connection = { localAddress?: string | undefined; localPort?: number | undefined }

/** Bounds the log and its memory when every request has a new host. */
const maxKnown = 100
const maxNoted = 20

/**
 * Prevents DNS rebinding: a page whose domain resolves to this machine has our origin in its browser and could read
 * every response. Only its Host header gives it away.
 */
export function assertHost({ hosts, logger, publicUrl }: AssertHostParameters) {
  const named = hosts.flatMap((text) => parseAuthority(text) ?? [])
  const own = publicUrl ? new URL(publicUrl) : undefined
  const known = new Set<string>()
  const noted = new Set<string>()

  function isServed(authority: Authority, { localAddress = '', localPort }: Connection): boolean {
    const { hostname, port } = authority
    const isHere = toPort(authority) === localPort
    if (isHere && (isLoopback(hostname) || hostname === toHostname(localAddress))) return true
    // Proxies omit the port or send the default one.
    if (own && hostname === own.hostname && (port === undefined || port === findPort(own))) return true
    return named.some(
      (name) => hostname === name.hostname && (name.port === undefined || name.port === toPort(authority)),
    )
  }

  function isKnown(text: string, connection: Connection): boolean {
    const key = `${text} ${connection.localAddress} ${connection.localPort}`
    if (known.has(key)) return true
    const authority = parseAuthority(text)
    if (!authority || !isServed(authority, connection)) return false
    if (known.size < maxKnown) known.add(key)
    return true
  }

  return createMiddleware<ApiEnv>(async (c, next) => {
    const { incoming } = c.env ?? {}
    // No socket: called by this process. No Host header: not a browser (HTTP/1.0 probes).
    if (!incoming) return next()
    const { headers, socket, url = '' } = incoming
    const target = url.startsWith('/') || !URL.canParse(url) ? undefined : new URL(url).host
    const names = [headers.host, target].filter((name) => name !== undefined)
    const foreign = names.find((name) => !isKnown(name, socket))
    if (foreign === undefined) return next()
    const host = toShown(foreign)
    if (!noted.has(host) && noted.size < maxNoted) {
      noted.add(host)
      logger.warn({ host }, `request refused: unknown Host; set PUBLIC_URL or COUNTERSIGN_HOSTS=${host} to accept it`)
    }
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await discardBody(c)
    throw new RequestError(
      421,
      'HOST_NOT_SERVED',
      `Host "${host}" is not accepted. If it is yours, set PUBLIC_URL to the public URL of the service, or add the host to COUNTERSIGN_HOSTS, and restart.`,
    )
  })
}

function findPort({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
}

/** Formats a socket address for a URL. */
function toHostname(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? ''
  return plain.includes(':') ? (parseAuthority(`[${plain}]`)?.hostname ?? '') : plain
}

/** Untrusted text, sanitized for the log. */
function toShown(host: string): string {
  return host.replace(/[^\w.:[\]-]/g, '?').slice(0, 100)
}
