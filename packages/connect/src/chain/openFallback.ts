import { type FallbackTransport, fallback, type Transport } from 'viem'

/** A file of its own because it is what import() loads: in its owner's file, viem's fallback would come with every page. */
export function openFallback(transports: readonly Transport[]): FallbackTransport {
  return fallback(transports)
}
