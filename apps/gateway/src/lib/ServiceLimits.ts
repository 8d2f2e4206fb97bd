/** How much strangers may take of the service. All of it is set by the operator. */
export type ServiceLimits = {
  /** Most event streams that one process holds open. */
  maxStreams: number
  /** Most event streams that one client address holds open at one process. */
  maxStreamsPerAddress: number
  /** Proxies that stand before the service, each of which adds one address to `X-Forwarded-For`. */
  proxyHops: number
  /** Units of work per second for one client address at one process; a read is one. 0 sets no limit. */
  ratePerAddress: number
}

export const defaultLimits: ServiceLimits = {
  maxStreams: 5_000,
  maxStreamsPerAddress: 250,
  proxyHops: 0,
  ratePerAddress: 300,
}
