import { type Chain, http, type Transport } from 'viem'
import { BATCH_SIZE, RPC_RETRY_COUNT, RPC_RETRY_DELAY, RPC_TIMEOUT } from '../constants.ts'
import { fallbackOnUse } from './fallbackOnUse.ts'
import { webSocketOnUse } from './webSocketOnUse.ts'

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
