import { queryOptions } from '@tanstack/react-query'
import { getBlock } from 'viem/actions'
import { getChainClient, type Services } from '../../domain/services/Services.ts'

/** The chain's block gas limit. */
export function blockGasQuery(services: Services, chainId: number) {
  return queryOptions({
    queryKey: ['chain', chainId, 'blockGas'],
    queryFn: async () => (await getBlock(getChainClient(services, chainId))).gasLimit,
    staleTime: 600_000,
  })
}
