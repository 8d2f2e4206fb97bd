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

/** Content of every gateway: the empty IPFS block, inline in its CID; the state of the Arweave network. */
const probes = { arweave: '/info', ipfs: '/ipfs/bafkqaaa' } as const

/** Whether a gateway answers with CORS for this page. */
export async function checkGateway(
  url: string,
  kind: keyof typeof probes,
  fetchUrl: typeof fetch = fetch,
): Promise<'right' | 'silent'> {
  try {
    const response = await fetchUrl(`${url}${probes[kind]}`, {
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(10_000),
    })
    return response.ok ? 'right' : 'silent'
  } catch {
    return 'silent'
  }
}
