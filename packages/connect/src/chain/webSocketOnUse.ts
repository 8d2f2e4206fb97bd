import { createTransport, type Transport, type WebSocketTransport, type WebSocketTransportConfig } from 'viem'
import { loadOnce } from '../loadOnce.ts'

/** viem's websocket, loaded with the first request: a page that nobody connects to never needs it. */
export function webSocketOnUse(url: string, options: WebSocketTransportConfig): Transport<'webSocket'> {
  return (parameters) => {
    const load = loadOnce(async (): Promise<ReturnType<WebSocketTransport>> => {
      const { openWebSocket } = await import('./openTransports.ts')
      return openWebSocket(url, options)(parameters)
    })
    return createTransport(
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
