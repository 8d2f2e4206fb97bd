import { queryOptions } from '@tanstack/react-query'
import { getBlock } from 'viem/actions'
import { getChainClient, type Services } from '../../domain/services/Services.ts'

/** How much gas one block of the chain holds. */
export function blockGasQuery(services: Services, chainId: number) {
  return queryOptions({
    queryKey: ['chain', chainId, 'blockGas'],
    queryFn: async () => (await getBlock(getChainClient(services, chainId))).gasLimit,
    staleTime: 600_000,
  })
}
