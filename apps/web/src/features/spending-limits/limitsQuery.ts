import { queryOptions } from '@tanstack/react-query'
import { type SafeId, safeKey } from '../../domain/safe/queries.ts'
import { getChainClient, type Services } from '../../domain/services/Services.ts'
import { readLimits } from './readLimits.ts'

/** A Safe's limits, polled from the chain: the service does not report them. */
export function limitsQuery(services: Services, { address, chainId }: SafeId) {
  return queryOptions({
    queryKey: [...safeKey({ address, chainId }), 'limits'],
    queryFn: () => readLimits(getChainClient(services, chainId), address),
    refetchInterval: 12_000,
  })
}
