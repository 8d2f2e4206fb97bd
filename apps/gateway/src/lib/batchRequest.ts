import { z } from 'zod'
import type { ChainClient } from './createChainClient.ts'
import type { BatchRequest } from './createNodeTransport.ts'

const TransportSchema = z.object({ batchRequest: z.custom<BatchRequest>((value) => typeof value === 'function') })

/**
 * Sends many requests of one kind. With a single node it bypasses viem, whose overhead per call exceeds reading the
 * response. One failure fails all.
 */
export function batchRequest(
  client: ChainClient,
  calls: readonly { method: 'eth_getTransactionByHash' | 'eth_getTransactionReceipt'; params: [`0x${string}`] }[],
): Promise<unknown[]> {
  const direct = TransportSchema.safeParse(client.transport).data
  return direct ? direct.batchRequest(calls) : Promise.all(calls.map((call) => client.request(call)))
}
