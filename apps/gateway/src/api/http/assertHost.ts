import { createMiddleware } from 'hono/factory'
import type { Logger } from '../../lib/createLogger.ts'
import { type Authority, isLoopback, parseAuthority, toPort } from '../../lib/parseAuthority.ts'
import { RequestError } from '../errors/RequestError.ts'
import type { ApiEnv } from './ApiEnv.ts'
import { discardBody } from './discardBody.ts'

export type AssertHostParameters = {
  /** Names by which the operator lets the service be called, with a port or for any. */
  hosts: readonly string[]
  logger: Logger
  publicUrl: string | undefined
}

type Connection = { localAddress?: string | undefined; localPort?: number | undefined }

/** Whoever sends a new name with each request fills neither the memory nor the log. */
const mostKnown = 100
const mostNoted = 20

/**
 * Answers only requests that call the service by a name of its own. A page of a stranger whose name leads to this
 * machine (DNS rebinding) is of the same origin to its browser, which would hand it every answer; its own name in the
 * `Host` header is all that tells it apart.
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
    // Proxies leave the port out, or write the one of the scheme.
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
    if (known.size < mostKnown) known.add(key)
    return true
  }

  return createMiddleware<ApiEnv>(async (c, next) => {
    const { incoming } = c.env ?? {}
    // Without a socket it is this process that asks. Without a name it is no browser: HTTP/1.0 of some probes.
    if (!incoming) return next()
    const { headers, socket, url = '' } = incoming
    const target = url.startsWith('/') || !URL.canParse(url) ? undefined : new URL(url).host
    const names = [headers.host, target].filter((name) => name !== undefined)
    const foreign = names.find((name) => !isKnown(name, socket))
    if (foreign === undefined) return next()
    const host = toShown(foreign)
    if (!noted.has(host) && noted.size < mostNoted) {
      noted.add(host)
      logger.warn({ host }, `refused: PUBLIC_URL or COUNTERSIGN_HOSTS=${host} lets the service be called by this name`)
    }
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await discardBody(c)
    throw new HostNotServedError({ host })
  })
}

function findPort({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
}

/** An address of a socket in the form of URLs. */
function toHostname(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? ''
  return plain.includes(':') ? (parseAuthority(`[${plain}]`)?.hostname ?? '') : plain
}

/** What a stranger wrote, to be read by people. */
function toShown(host: string): string {
  return host.replace(/[^\w.:[\]-]/g, '?').slice(0, 100)
}

class HostNotServedError extends RequestError {
  override readonly name = 'HostNotServedError'
  readonly code = 'HOST_NOT_SERVED'
  readonly status = 421
  constructor({ host }: { host: string }) {
    super(
      `This service does not answer to the name "${host}". If it is yours, set PUBLIC_URL to the address that people use, or add the name to COUNTERSIGN_HOSTS, and start again.`,
    )
  }
}
