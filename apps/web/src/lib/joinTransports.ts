import { custom, fallback, type HttpTransport, type Transport, type WebSocketTransportConfig, webSocket } from 'viem'
import { NodeMissingError } from './NodeMissingError.ts'

export type JoinTransportsParameters = {
  transports: readonly HttpTransport[]
  /** Asked only where there is no other address. */
  sockets: readonly string[]
  options: WebSocketTransportConfig
}

/** Several addresses of one chain as one: the first that answers, in their order. None: every call fails and says why. */
export function joinTransports({ options, sockets, transports }: JoinTransportsParameters): Transport {
  if (transports.length > 0) return fallback([...transports], { rank: false })
  const [only, ...others] = sockets.map((url) => webSocket(url, options))
  if (!only) return custom({ request }, { retryCount: 0 })
  return others.length === 0 ? only : fallback([only, ...others], { rank: false })
}

async function request({ method }: { method: string }): Promise<never> {
  throw new NodeMissingError({ method })
}
