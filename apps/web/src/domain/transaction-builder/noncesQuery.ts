import { getNonces } from '@countersign/client'
import { queryOptions } from '@tanstack/react-query'
import { type SafeId, safeKey } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'

/** Which nonce the service would take next: a claim. It may know of more than this page was shown. */
export function noncesQuery(services: Services, { chainId, address }: SafeId) {
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'queue', 'nonces'],
    queryFn: ({ signal }) => getNonces(services.service, { chainId, address, signal }),
    staleTime: 10_000,
  })
}
