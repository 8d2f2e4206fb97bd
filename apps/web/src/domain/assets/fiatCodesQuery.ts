import { listFiatCodes } from '@countersign/client'
import { queryOptions } from '@tanstack/react-query'
import type { Services } from '../services/Services.ts'

/** The currencies that the service has prices in. */
export function fiatCodesQuery(services: Services) {
  return queryOptions({
    queryKey: ['service', 'fiatCodes'],
    queryFn: ({ signal }) => listFiatCodes(services.service, { signal }),
    staleTime: 60_000,
  })
}
