/** Limits per client, set by the operator. */
export const defaultLimits = {
  /** Connections per client address and process without a proxy; 0 for no limit. */
  maxConnectionsPerAddress: 500,
  /** Open event streams per process. */
  maxStreams: 5_000,
  /** Open event streams per client address and process. */
  maxStreamsPerAddress: 250,
  /** Trusted proxies, each of which appends to `X-Forwarded-For`. */
  proxyHops: 0,
  /** Units per second and client address across all processes; a read costs 1. 0 for no limit. */
  ratePerAddress: 300,
}

export type ServiceLimits = typeof defaultLimits

/** Capacity of the token bucket in seconds of its rate: a page sends many requests when it opens. */
export const burstSeconds = 10
