import {
  type FallbackTransport,
  fallback,
  type Transport,
  type WebSocketTransport,
  type WebSocketTransportConfig,
  webSocket,
} from 'viem'

// A separate file because import() loads it: elsewhere both would be in every page's bundle.

export function openFallback(transports: readonly Transport[]): FallbackTransport {
  return fallback(transports)
}

export function openWebSocket(url: string, options: WebSocketTransportConfig): WebSocketTransport {
  return webSocket(url, options)
}
