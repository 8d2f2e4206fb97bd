import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Check } from './createCheckBook.ts'
import { type SafeId, safeKey } from './queries.ts'
import { type Services, useServices } from './Services.ts'
import { useReportChecks } from './useReportChecks.ts'
import { useSigner } from './useSigner.ts'

/** Is it a Safe, is its code official, does the service describe it truthfully: the kernel's report on the Safe itself. */
function safeReportQuery(services: Services, { chainId, address }: SafeId, account: SafeId['address'] | undefined) {
  return {
    queryKey: [...safeKey({ chainId, address }), 'checks', account ?? ''],
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Check[]> => {
      const { checkSafeOf } = await import('./report/checkSafeOf.ts')
      return checkSafeOf(services.service, services.kernel, { chainId, address, account, signal })
    },
  }
}

export function useSafeChecks(safe: SafeId): void {
  const services = useServices()
  const { address: account } = useSigner()
  const { data } = useQuery(safeReportQuery(services, safe, account))
  useReportChecks(
    'safe',
    useMemo(() => data ?? [], [data]),
  )
}
