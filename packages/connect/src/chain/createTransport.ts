import {
  type Chain,
  createTransport as createViemTransport,
  type FallbackTransport,
  http,
  type Transport,
  type WebSocketTransport,
  type WebSocketTransportConfig,
} from 'viem'
import { BATCH_SIZE, RPC_RETRY_COUNT, RPC_RETRY_DELAY, RPC_TIMEOUT } from '../constants.ts'
import { loadOnce } from '../loadOnce.ts'

const OPTIONS = { retryCount: RPC_RETRY_COUNT, retryDelay: RPC_RETRY_DELAY, timeout: RPC_TIMEOUT } as const

/** A transport over all URLs of the chain, websockets first because they answer without a new connection. */
export function createTransport({ rpcUrls }: Chain): Transport {
  const { http: urls, webSocket: sockets = [] } = rpcUrls.default
  const transports = [
    ...sockets.map((url) => webSocketOnUse(url, OPTIONS)),
    ...urls.map((url) => http(url, { ...OPTIONS, batch: { batchSize: BATCH_SIZE } })),
  ]
  const [first, ...rest] = transports
  if (first && rest.length === 0) return first
  return first ? fallbackOnUse(transports) : http(undefined, OPTIONS)
}

/** viem's fallback, loaded with the first request: it imports node errors that no page needs before a click. */
function fallbackOnUse(transports: readonly Transport[]): Transport<'fallback'> {
  return (parameters) => {
    const load = loadOnce(async (): Promise<ReturnType<FallbackTransport>> => {
      const { openFallback } = await import('./openTransports.ts')
      return openFallback(transports)(parameters)
    })
    return createViemTransport(
      {
        key: 'fallback',
        name: 'Fallback',
        // The result's type depends on the method, which only viem's own table knows; the inner transport repeats.
        request: async (request) => (await load()).request(request) as never,
        retryCount: 0,
        type: 'fallback',
      },
      // viem looks here for a websocket that can subscribe to new blocks.
      { transports: transports.map((transport) => transport({ ...parameters, retryCount: 0 })) },
    )
  }
}

/** viem's websocket, loaded with the first request. */
function webSocketOnUse(url: string, options: WebSocketTransportConfig): Transport<'webSocket'> {
  return (parameters) => {
    const load = loadOnce(async (): Promise<ReturnType<WebSocketTransport>> => {
      const { openWebSocket } = await import('./openTransports.ts')
      return openWebSocket(url, options)(parameters)
    })
    return createViemTransport(
      {
        key: 'webSocket',
        name: 'WebSocket JSON-RPC',
        // The result's type depends on the method, which only viem's own table knows; the inner transport repeats.
        request: async (request) => (await load()).request(request) as never,
        retryCount: 0,
        type: 'webSocket',
      },
      {
        getRpcClient: async () => (await load()).value?.getRpcClient(),
        getSocket: async () => (await load()).value?.getSocket(),
        subscribe: async (request: Parameters<Subscribe>[0]) => (await load()).value?.subscribe(request),
      },
    )
  }
}

type Subscribe = NonNullable<ReturnType<WebSocketTransport>['value']>['subscribe']
