import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { findChain, type Services, useServices } from '../services/Services.ts'
import type { Check } from '../verification/createCheckRegistry.ts'
import { useReportChecks } from '../verification/useReportChecks.ts'
import { useSigner } from '../wallet/useSigner.ts'
import { checkSafeOf } from './checkSafeOf.ts'
import { checkServiceChain } from './checkServiceChain.ts'
import { isContradiction } from './isContradiction.ts'
import { findHighestNonce } from './LastSeen.ts'
import { type SafeId, safeKey } from './queries.ts'

/** The kernel's report on the Safe itself: is it a Safe, is its code official, is the service's data correct. */
export function safeReportQuery(
  services: Services,
  { chainId, address }: SafeId,
  account: SafeId['address'] | undefined,
) {
  return {
    queryKey: [...safeKey({ chainId, address }), 'checks', account ?? ''],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Check[]> => {
      const highestNonceSeen = findHighestNonce(services.visits.get(), { chainId, address })
      return checkSafeOf(services.service, services.kernel, { chainId, address, account, highestNonceSeen, signal })
    },
    // Polls while there is an alarm, which may be over.
    refetchInterval: ({ state }: { state: { data: Check[] | undefined } }) =>
      state.data?.some(isContradiction) ? 15_000 : (false as const),
  }
}

/** The service's chain configuration; constant, so fetched once. */
function serviceChainQuery(services: Services, chainId: number) {
  return {
    queryKey: ['service', chainId, 'chain'],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Check[]> => {
      const chain = findChain(services, String(chainId))
      return chain ? checkServiceChain(services.service, { chain, signal }) : []
    },
    staleTime: Number.POSITIVE_INFINITY,
  }
}

const none: readonly Check[] = []

/** The checks of the Safe itself, for the status strip and for alarms. */
export function useSafeChecks(safe: SafeId): readonly Check[] {
  const services = useServices()
  const { address: account } = useSigner()
  const { data = none } = useQuery(safeReportQuery(services, safe, account))
  const { data: ofChain = none } = useQuery(serviceChainQuery(services, safe.chainId))
  const checks = useMemo(() => [...data, ...ofChain], [data, ofChain])
  useReportChecks('safe', checks)
  return checks
}
