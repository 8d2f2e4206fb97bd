import { isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { ApiEnv } from './RouteDeps.ts'

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Absolute URL of the request as the client sees it, for page links. Without `PUBLIC_URL` it uses the address of the
 * socket: links from a forged Host header would send clients to another server.
 */
export function toPublicUrl(c: Context<ApiEnv>, publicUrl: string | undefined): string {
  const url = new URL(c.req.url)
  if (publicUrl) {
    const { host, protocol } = new URL(publicUrl)
    url.protocol = protocol
    url.host = host
    // Assigning a host without a port keeps the old port.
    if (!/:\d+$/.test(host)) url.port = ''
    return url.toString()
  }
  const forwarded = c.req.header('x-forwarded-proto')?.split(',')[0]?.trim()
  if (forwarded === 'http' || forwarded === 'https') url.protocol = `${forwarded}:`
  const { localAddress, localPort } = c.env?.incoming?.socket ?? {}
  if (loopback.test(url.hostname) || localAddress === undefined) return url.toString()
  const address = localAddress.replace(/^::ffff:/, '')
  url.hostname = isIPv6(address) ? `[${address}]` : address
  url.port = String(localPort ?? '')
  return url.toString()
}
