import { fallback, type HttpTransport, type Transport, type WebSocketTransportConfig, webSocket } from 'viem'

export type JoinTransportsParameters = {
  transports: readonly HttpTransport[]
  /** Asked only where there is no other address. */
  sockets: readonly string[]
  options: WebSocketTransportConfig
}

/** Several addresses of one chain as one: the first that answers, in their order. */
export function joinTransports({ options, sockets, transports }: JoinTransportsParameters): Transport {
  if (transports.length > 0) return fallback([...transports], { rank: false })
  const [only, ...others] = sockets.map((url) => webSocket(url, options))
  return only && others.length === 0 ? only : fallback(only ? [only, ...others] : [], { rank: false })
}
