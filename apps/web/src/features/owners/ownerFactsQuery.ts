import { BaseError } from '@countersign/protocol/errors'
import { say } from '@countersign/protocol/text'
import { type OwnerNode, verifyOwnerTree } from '@countersign/protocol/verify'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getChainClient, type Services } from '../../domain/services/Services.ts'
import { isContractCode } from '../../domain/transactions/readToken.ts'

export type OwnerFacts = {
  address: Address
  kind: 'account' | 'safe' | 'contract'
  /** Every Safe in its owner tree, itself first. */
  nodes: readonly OwnerNode[]
}

class OwnerTreeError extends BaseError {
  override readonly name = 'OwnerTreeError'
  readonly code = 'OWNER_TREE'
}

/** Facts about a current or prospective owner. */
export function ownerFactsQuery(services: Services, { chainId, address }: { chainId: number; address: Address }) {
  return queryOptions({
    queryKey: ['chain', chainId, 'ownerFacts', address.toLowerCase()],
    queryFn: async (): Promise<OwnerFacts> => {
      const client = getChainClient(services, chainId)
      const code = await client.request({ method: 'eth_getCode', params: [address, 'latest'] })
      if (!isContractCode(code)) return { address, kind: 'account', nodes: [] }
      const { nodes, checks } = await verifyOwnerTree(client, { chainId, safe: address })
      if (!nodes)
        throw new OwnerTreeError(checks[0]?.words ?? checks[0]?.message ?? say`The owners could not be followed.`)
      return { address, kind: nodes.value.length > 0 ? 'safe' : 'contract', nodes: nodes.value }
    },
    staleTime: 60_000,
  })
}
