import { NotASafeError, readSafeState } from '@countersign/protocol/chain'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getChainClient, type Services } from '../../domain/services/Services.ts'
import { isContractCode } from '../../domain/transactions/readToken.ts'

/** An EOA, a Safe, or another contract. */
export type OwnerKind = 'account' | 'safe' | 'contract'

/** The kind of account at a prospective owner's address. */
export function ownerKindQuery(services: Services, { chainId, address }: { chainId: number; address: Address }) {
  return queryOptions({
    queryKey: ['chain', chainId, 'ownerKind', address.toLowerCase()],
    queryFn: async (): Promise<OwnerKind> => {
      const client = getChainClient(services, chainId)
      const code = await client.request({ method: 'eth_getCode', params: [address, 'latest'] })
      if (!isContractCode(code)) return 'account'
      try {
        await readSafeState(client, { address, chainId })
        return 'safe'
      } catch (error) {
        if (error instanceof NotASafeError) return 'contract'
        throw error
      }
    },
    staleTime: 60_000,
  })
}
