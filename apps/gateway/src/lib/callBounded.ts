import type { Address, Hex } from 'viem'
import type { ChainClient } from './createChainClient.ts'

/**
 * Enough for any getter behind any proxy, and too little for an answer of more than half a megabyte: calls of one moment
 * travel in one request, and nodes and clients refuse to carry answers without end.
 */
const mostGas = 500_000n

/** Asks a contract of a stranger. */
export async function callBounded(client: ChainClient, { data, to }: { data: Hex; to: Address }): Promise<Hex> {
  const answer = await client.call({ data, gas: mostGas, to })
  return answer.data ?? '0x'
}
