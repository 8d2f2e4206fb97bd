import ipaddr from 'ipaddr.js'

/** Global unicast; all else is reserved or tunnels into other networks. */
const publicIpv6 = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address is public: not loopback, private, link-local (cloud metadata) or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(publicIpv6)
}
