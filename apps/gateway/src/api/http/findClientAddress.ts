import { isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { ApiEnv } from './RouteDeps.ts'

/**
 * The address that limits are counted for. `X-Forwarded-For` can be forged except for the entries appended by the
 * operator's proxies: the client is the entry of the outermost proxy.
 */
export function findClientAddress(c: Context<ApiEnv>, proxyHops: number): string {
  const peer = c.env?.incoming?.socket.remoteAddress ?? ''
  if (proxyHops === 0) return toClientKey(peer)
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => withoutPort(part.trim()))
  // By position alone: skipping malformed entries would shift a forged one into the proxy's position.
  const seen = forwarded.at(-proxyHops) ?? ''
  return toClientKey(isIP(seen) ? seen : peer)
}

/** Some proxies include the port. */
function withoutPort(address: string): string {
  return /^(?:(\d+\.\d+\.\d+\.\d+)|\[([\da-f:.]+)\])(?::\d+)?$/i.exec(address)?.slice(1).find(Boolean) ?? address
}

/** A customer typically has a /64 of IPv6, which counts as one address. */
function toClientKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const start = head === '' ? [] : head.split(':')
  const end = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length)
  const groups = [...start, ...Array<string>(zeros).fill('0'), ...end]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** The /48 of an IPv6 client, which providers assign to one customer; an IPv4 address itself. */
export function toNetwork(client: string): string {
  const groups = client.endsWith('::/64') ? client.split(':').slice(0, 3) : []
  return groups.length === 3 ? `${groups.join(':')}::/48` : client
}
