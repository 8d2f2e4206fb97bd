import { type WebSocketTransport, type WebSocketTransportConfig, webSocket } from 'viem'

/** A file of its own because it is what import() loads: in its owner's file, viem's websocket would come with every page. */
export function openWebSocket(url: string, options: WebSocketTransportConfig): WebSocketTransport {
  return webSocket(url, options)
}
