import { createTransport, type FallbackTransport, type Transport } from 'viem'
import { loadOnce } from '../loadOnce.ts'

/** viem's fallback, loaded with the first request: it brings errors of nodes with it that no page needs before a click. */
export function fallbackOnUse(transports: readonly Transport[]): Transport<'fallback'> {
  return (parameters) => {
    const load = loadOnce(async (): Promise<ReturnType<FallbackTransport>> => {
      const { openFallback } = await import('./openTransports.ts')
      return openFallback(transports)(parameters)
    })
    return createTransport(
      {
        key: 'fallback',
        name: 'Fallback',
        // The result's type depends on the method, which only viem's own table knows; the inner transport repeats.
        request: async (request) => (await load()).request(request) as never,
        retryCount: 0,
        type: 'fallback',
      },
      // viem looks here for a websocket that can tell of new blocks.
      { transports: transports.map((transport) => transport({ ...parameters, retryCount: 0 })) },
    )
  }
}
