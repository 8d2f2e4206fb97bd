import { createClient, http } from 'viem'
import { getChainId } from 'viem/actions'

export type NodeFinding = { is: 'right' } | { is: 'silent' } | { is: 'other'; chainId: number }

/** Verifies a node's chain id before it is used. */
export async function checkNode(url: string, chainId: number): Promise<NodeFinding> {
  const client = createClient({ transport: http(url, { retryCount: 0, timeout: 10_000 }) })
  try {
    const found = await getChainId(client)
    return found === chainId ? { is: 'right' } : { is: 'other', chainId: found }
  } catch {
    return { is: 'silent' }
  }
}
