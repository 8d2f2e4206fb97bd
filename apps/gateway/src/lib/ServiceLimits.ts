/** Limits per client, set by the operator. */
export type ServiceLimits = {
  /** Connections of one client address to one process without a proxy; 0 for no limit. */
  maxConnectionsPerAddress: number
  /** Open event streams of one process. */
  maxStreams: number
  /** Open event streams of one client address at one process. */
  maxStreamsPerAddress: number
  /** Proxies in front of the service, each of which appends to `X-Forwarded-For`. */
  proxyHops: number
  /** Units of work per second of one client address at all processes; a read costs 1. 0 for no limit. */
  ratePerAddress: number
}

/** Capacity of the bucket in seconds of its rate: a page sends many requests when it opens. */
export const burstSeconds = 10

export const defaultLimits: ServiceLimits = {
  maxConnectionsPerAddress: 500,
  maxStreams: 5_000,
  maxStreamsPerAddress: 250,
  proxyHops: 0,
  ratePerAddress: 300,
}
