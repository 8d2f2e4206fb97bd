import { listDelegates } from '@countersign/client'
import { queryOptions } from '@tanstack/react-query'
import { type SafeId, safeKey } from '../../domain/safe/queries.ts'
import type { Services } from '../../domain/services/Services.ts'

/** Who may propose for this Safe, as the service tells it. What they propose is checked like anything else. */
export function delegatesQuery(services: Services, { chainId, address }: SafeId) {
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'delegates'],
    queryFn: async ({ signal }) => {
      const { count, results } = await listDelegates(services.service, { chainId, safe: address, signal })
      return { count: count ?? results.length, delegates: results }
    },
  })
}
