import { listSafeApps } from '@countersign/client'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../../domain/services/Services.ts'

/** The operator's list, as the service passes it on. Pictures are left out: they would be fetched from strangers. */
export function appsQuery(services: Services, chainId: number) {
  return queryOptions({
    queryKey: ['service', chainId, 'apps'],
    queryFn: ({ signal }) => listSafeApps(services.service, { chainId, clientUrl: window.location.origin, signal }),
    staleTime: 60_000,
  })
}
