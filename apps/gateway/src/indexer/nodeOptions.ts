import type { NodeTransportOptions } from '../lib/createNodeTransport.ts'

const mebibyte = 1024 * 1024

/** Default requests: several run at a time, so memory must hold a dozen responses. */
export const quickNode: NodeTransportOptions = {
  maxBytes: 8 * mebibyte,
  maxWait: 20_000,
  retryCount: 1,
  timeout: 10_000,
}

/** For a single block or transaction that somebody made large. */
export const longTimeoutNode: NodeTransportOptions = {
  batchSize: 1,
  maxBytes: 32 * mebibyte,
  maxWait: 20_000,
  retryCount: 0,
  timeout: 10_000,
}
