import type { SafeState } from '@countersign/protocol'
import { queryOptions } from '@tanstack/react-query'
import { safeKey } from '../../domain/safe/queries.ts'
import { getChainClient, type Services } from '../../domain/services/Services.ts'
import { readLimits } from './readLimits.ts'

export type LimitsQueryParameters = Pick<SafeState, 'address' | 'chainId' | 'modules'>

/** The limits of a Safe. The service says nothing about them, so the chain is asked every few seconds. */
export function limitsQuery(services: Services, { address, chainId, modules }: LimitsQueryParameters) {
  return queryOptions({
    queryKey: [...safeKey({ address, chainId }), 'limits', modules.join()],
    queryFn: () => readLimits(getChainClient(services, chainId), { safe: address, modules }),
    refetchInterval: 12_000,
  })
}
