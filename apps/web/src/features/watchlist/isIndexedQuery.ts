import { getCreation, HttpRequestError } from '@countersign/client'
import { queryOptions } from '@tanstack/react-query'
import { type SafeId, safeKey } from '../../domain/safe/queries.ts'
import type { Services } from '../../domain/services/Services.ts'

/** Whether the service has the Safe in its index, by its own word. A service that cannot be reached says nothing. */
export function isIndexedQuery({ service }: Pick<Services, 'service'>, safe: SafeId) {
  return queryOptions({
    queryKey: [...safeKey(safe), 'indexed'],
    queryFn: async ({ signal }): Promise<boolean> => {
      try {
        await getCreation(service, { ...safe, signal })
        return true
      } catch (error) {
        if (error instanceof HttpRequestError && error.status === 404) return false
        throw error
      }
    },
    // One that was told of is there soon.
    refetchInterval: ({ state }) => (state.data === false ? 5_000 : false),
  })
}
