import { readSafeState, type SafeState } from '@countersign/protocol/chain'
import type { ChainConfig } from '@countersign/protocol/config'
import { queryOptions } from '@tanstack/react-query'
import { createClient, http } from 'viem'

/** The user's second node, else another of the operator's; only used for comparison. */
export function findSecondNode(
  chain: ChainConfig,
  { secondNodes }: { secondNodes: Readonly<Record<string, string>> },
): string | undefined {
  return secondNodes[chain.id] || chain.rpcUrls.default.http[1]
}

export type NodeDisagreement = { what: 'block' | 'nonce' | 'owners' | 'threshold'; first: string; second: string }

export type SecondNodeQueryParameters = { url: string; state: SafeState; read?: typeof readSafeState }

export function secondNodeQuery({ url, state, read = readSafeState }: SecondNodeQueryParameters) {
  const { address, block, chainId } = state
  return queryOptions({
    queryKey: ['secondNode', url, chainId, address.toLowerCase(), `${block.number}`, block.hash],
    queryFn: async (): Promise<NodeDisagreement[]> => {
      const client = createClient({ transport: http(url, { batch: true, retryCount: 1, timeout: 10_000 }) })
      return compareStates(state, await read(client, { address, blockNumber: block.number, chainId }))
    },
    gcTime: 60_000,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function compareStates(first: SafeState, second: SafeState): NodeDisagreement[] {
  const list = ({ block, nonce, owners, threshold }: SafeState) =>
    ({
      block: block.hash,
      nonce: `${nonce}`,
      owners: owners
        .map((owner) => owner.toLowerCase())
        .toSorted()
        .join(', '),
      threshold: `${threshold}`,
    }) as const
  const [one, other] = [list(first), list(second)]
  return (['block', 'nonce', 'owners', 'threshold'] as const).flatMap((what) =>
    one[what] === other[what] ? [] : [{ first: one[what], second: other[what], what }],
  )
}
