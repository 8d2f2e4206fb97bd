import { createPublicClient, custom } from 'viem'
import { z } from 'zod'
import type { ChainClient } from './createChainClient.ts'
import type { Body, RequestUntrusted } from './createNodeTransport.ts'
import { limitGas, maxUntrustedGas } from './limitGas.ts'

const RequestSchema = z.custom<RequestUntrusted>((value) => typeof value === 'function')
const NodeSchema = z.object({ requestUntrusted: RequestSchema })
const FallbackSchema = z.object({ transports: z.array(z.object({ value: NodeSchema })) })

const clients = new WeakMap<ChainClient, ChainClient>()

/**
 * A client for untrusted contracts: each call is sent alone and with limited gas. Passed to the work itself, so that
 * calls made after its timeout are limited too.
 */
export function toUntrustedClient(client: ChainClient): ChainClient {
  const known = clients.get(client)
  if (known) return known
  const request = ({ method, params }: Body): Promise<unknown> => requestUntrusted(client, { method, params })
  const untrusted = createPublicClient({
    cacheTime: 0,
    chain: client.chain,
    transport: custom({ request }, { key: 'untrusted', name: 'Untrusted calls', retryCount: 0 }),
  })
  clients.set(client, untrusted)
  return untrusted
}

async function requestUntrusted(client: ChainClient, body: Body): Promise<unknown> {
  const node = NodeSchema.safeParse(client.transport).data
  if (node) return node.requestUntrusted(body)
  const nodes = FallbackSchema.safeParse(client.transport).data?.transports ?? []
  let failure: unknown
  for (const { value } of nodes)
    try {
      return await value.requestUntrusted(body)
    } catch (error) {
      // A JSON-RPC error is an answer; only without one is the next node tried.
      if (typeof error === 'object' && error !== null && 'code' in error) throw error
      failure = error
    }
  if (failure !== undefined) throw failure
  return client.transport.request(limitGas(body, maxUntrustedGas))
}
