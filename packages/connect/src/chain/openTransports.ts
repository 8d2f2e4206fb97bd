import {
  type FallbackTransport,
  fallback,
  type Transport,
  type WebSocketTransport,
  type WebSocketTransportConfig,
  webSocket,
} from 'viem'

// A file of its own because it is what import() loads: in its owners' files, both would come with every page.

export function openFallback(transports: readonly Transport[]): FallbackTransport {
  return fallback(transports)
}

export function openWebSocket(url: string, options: WebSocketTransportConfig): WebSocketTransport {
  return webSocket(url, options)
}
