import {
  type QueryKey,
  QueryObserver,
  type UseQueryOptions,
  type UseQueryResult,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { useObserver } from './useObserver.ts'

/** TanStack's, but what arrives is drawn in pieces. */
export function useQuery<data, error = Error, selected = data, key extends QueryKey = QueryKey>(
  given: UseQueryOptions<data, error, selected, key>,
): UseQueryResult<selected, error> {
  const client = useQueryClient()
  const options = { ...client.defaultQueryOptions(given), _optimisticResults: 'optimistic' as const }
  const [observer] = useState(() => new QueryObserver(client, options))
  const result = observer.getOptimisticResult(options)
  useObserver(observer, {
    isWaiting: result.data === undefined || result.isPlaceholderData,
    update: () => observer.setOptions(options),
  })
  return observer.trackResult(result)
}
