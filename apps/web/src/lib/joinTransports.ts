import {
  custom,
  fallback,
  HttpRequestError,
  type HttpTransport,
  type Transport,
  type WebSocketTransportConfig,
  webSocket,
} from 'viem'

export type JoinTransportsParameters = {
  transports: readonly HttpTransport[]
  sockets: readonly string[]
  options: WebSocketTransportConfig
}

/** Falls back through several URLs in order. With none, every call fails with the reason. */
export function joinTransports({ options, sockets, transports }: JoinTransportsParameters): Transport {
  if (transports.length > 0) return fallback([...transports], { rank: false })
  const [only, ...others] = sockets.map((url) => webSocket(url, options))
  if (!only) return custom({ request }, { retryCount: 0 })
  return others.length === 0 ? only : fallback([only, ...others], { rank: false })
}

async function request({ method }: { method: string }): Promise<never> {
  throw new NodeMissingError({ method })
}

/** The configuration has no node for the chain. Callers treat it as an unreachable node. */
class NodeMissingError extends HttpRequestError {
  override readonly name = 'NodeMissingError'
  constructor({ method }: { method: string }) {
    super({ body: { method }, details: 'No node is configured for this chain (rpcUrls.public).', url: '' })
  }
}
