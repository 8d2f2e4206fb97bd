/** Limits per client, set by the operator. */
export type ServiceLimits = {
  /** Connections per client address and process without a proxy; 0 for no limit. */
  maxConnectionsPerAddress: number
  /** Open event streams per process. */
  maxStreams: number
  /** Open event streams per client address and process. */
  maxStreamsPerAddress: number
  /** Trusted proxies, each of which appends to `X-Forwarded-For`. */
  proxyHops: number
  /** Units per second and client address across all processes; a read costs 1. 0 for no limit. */
  ratePerAddress: number
}

/** Capacity of the token bucket in seconds of its rate: a page sends many requests when it opens. */
export const burstSeconds = 10

export const defaultLimits: ServiceLimits = {
  maxConnectionsPerAddress: 500,
  maxStreams: 5_000,
  maxStreamsPerAddress: 250,
  proxyHops: 0,
  ratePerAddress: 300,
}
