import type { Connector } from 'wagmi'

export function abortPairing(connector: Connector | undefined): void {
  const abort: unknown = connector && 'abort' in connector ? connector.abort : undefined
  if (typeof abort === 'function') abort()
}
