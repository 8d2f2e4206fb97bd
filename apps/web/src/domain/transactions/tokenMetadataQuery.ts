import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getChainClient, type Services } from '../services/Services.ts'
import { readToken } from './readToken.ts'

export function tokenQuery(services: Services, chainId: number, address: Address) {
  return queryOptions({
    queryKey: ['token', chainId, address.toLowerCase()],
    queryFn: () => readToken(getChainClient(services, chainId), address),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
