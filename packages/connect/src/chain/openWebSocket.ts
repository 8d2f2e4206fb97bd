import { type WebSocketTransport, type WebSocketTransportConfig, webSocket } from 'viem'

/** A file of its own, because it is loaded by itself. */
export function openWebSocket(url: string, options: WebSocketTransportConfig): WebSocketTransport {
  return webSocket(url, options)
}
