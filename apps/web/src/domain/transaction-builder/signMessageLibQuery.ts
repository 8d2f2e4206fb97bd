import { isVersionAtLeast } from '@countersign/protocol/hash'
import { queryOptions } from '@tanstack/react-query'
import { getChainClient, type Services } from '../services/Services.ts'
import { findLibrary } from './multiSendQuery.ts'

/** Address of the official SignMessageLib; null where there is none, or the Safe's version cannot use it. */
export function signMessageLibQuery(services: Services, { chainId, version }: { chainId: number; version: string }) {
  return queryOptions({
    queryKey: ['chain', chainId, 'signMessageLib', version],
    queryFn: async () =>
      isVersionAtLeast(version, '1.3.0')
        ? findLibrary(getChainClient(services, chainId), version, 'SignMessageLib')
        : null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
