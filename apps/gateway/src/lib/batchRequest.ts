import { z } from 'zod'
import type { ChainClient } from './createChainClient.ts'
import type { BatchRequest } from './createNodeTransport.ts'

const TransportSchema = z.object({ batchRequest: z.custom<BatchRequest>((value) => typeof value === 'function') })

/**
 * Asks a node many things of one kind. Where there is one node it is asked directly: on the way through viem each call
 * costs more than to read its answer. One that fails fails all.
 */
export function batchRequest(
  client: ChainClient,
  calls: readonly { method: 'eth_getTransactionByHash' | 'eth_getTransactionReceipt'; params: [`0x${string}`] }[],
): Promise<unknown[]> {
  const direct = TransportSchema.safeParse(client.transport).data
  return direct ? direct.batchRequest(calls) : Promise.all(calls.map((call) => client.request(call)))
}
