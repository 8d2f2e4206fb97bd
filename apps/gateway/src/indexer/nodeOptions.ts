import type { NodeTransportOptions } from '../lib/createNodeTransport.ts'

const mebibyte = 1024 * 1024

/** How the indexer asks its node: answers that it can hold a dozen of, because it asks for several things at a time. */
export const quickNode: NodeTransportOptions = { mostBytes: 8 * mebibyte, retryCount: 1, timeout: 10_000 }

/** How it asks for one place that somebody made large. */
export const patientNode: NodeTransportOptions = {
  batchSize: 1,
  mostBytes: 32 * mebibyte,
  retryCount: 0,
  timeout: 10_000,
}
