import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Check } from '../checks/createCheckBook.ts'
import { useReportChecks } from '../checks/useReportChecks.ts'
import { findChain, type Services, useServices } from '../services/Services.ts'
import { findHighestNonce } from '../visits/Visits.ts'
import { useSigner } from '../wallet/useSigner.ts'
import { type SafeId, safeKey } from './queries.ts'

/** Is it a Safe, is its code official, does the service describe it truthfully: the kernel's report on the Safe itself. */
function safeReportQuery(services: Services, { chainId, address }: SafeId, account: SafeId['address'] | undefined) {
  return {
    queryKey: [...safeKey({ chainId, address }), 'checks', account ?? ''],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Check[]> => {
      const { checkSafeOf } = await import('./checkSafeOf.ts')
      const highestNonceSeen = findHighestNonce(services.visits.get(), { chainId, address })
      return checkSafeOf(services.service, services.kernel, { chainId, address, account, highestNonceSeen, signal })
    },
  }
}

/** How the service describes the chain: it does not change, so it is asked for once. */
function serviceChainQuery(services: Services, chainId: number) {
  return {
    queryKey: ['service', chainId, 'chain'],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Check[]> => {
      const chain = findChain(services, String(chainId))
      const { checkServiceChain } = await import('./checkServiceChain.ts')
      return chain ? checkServiceChain(services.service, { chain, signal }) : []
    },
    staleTime: Number.POSITIVE_INFINITY,
  }
}

export function useSafeChecks(safe: SafeId): void {
  const services = useServices()
  const { address: account } = useSigner()
  const { data } = useQuery(safeReportQuery(services, safe, account))
  const { data: ofChain } = useQuery(serviceChainQuery(services, safe.chainId))
  useReportChecks(
    'safe',
    useMemo(() => [...(data ?? []), ...(ofChain ?? [])], [data, ofChain]),
  )
}
