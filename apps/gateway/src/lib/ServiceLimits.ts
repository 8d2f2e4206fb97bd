/** How much strangers may take of the service. All of it is set by the operator. */
export type ServiceLimits = {
  /** Most connections of one client address to one process, where no proxy stands before it. 0 sets no limit. */
  maxConnectionsPerAddress: number
  /** Most event streams that one process holds open. */
  maxStreams: number
  /** Most event streams that one client address holds open at one process. */
  maxStreamsPerAddress: number
  /** Proxies that stand before the service, each of which adds one address to `X-Forwarded-For`. */
  proxyHops: number
  /** Units of work per second for one client address at all processes of a database; a read is one. 0 sets no limit. */
  ratePerAddress: number
}

/** Seconds' worth of units that can be used at once: a page asks for much when it opens. */
export const burstSeconds = 10

export const defaultLimits: ServiceLimits = {
  maxConnectionsPerAddress: 500,
  maxStreams: 5_000,
  maxStreamsPerAddress: 250,
  proxyHops: 0,
  ratePerAddress: 300,
}
