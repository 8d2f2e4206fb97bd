import ipaddr from 'ipaddr.js'

/** Where the public IPv6 addresses are; all else is reserved, or leads into other networks. */
const publicIpv6 = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address is one of the open internet: not this machine, its network, a cloud's own, or reserved. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(publicIpv6)
}
