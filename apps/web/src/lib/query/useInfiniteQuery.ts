import {
  type InfiniteData,
  InfiniteQueryObserver,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { useObserver } from './useObserver.ts'

/** TanStack's, but what arrives is drawn in pieces. */
export function useInfiniteQuery<
  page,
  error = Error,
  data = InfiniteData<page>,
  key extends QueryKey = QueryKey,
  cursor = unknown,
>(given: UseInfiniteQueryOptions<page, error, data, key, cursor>): UseInfiniteQueryResult<data, error> {
  const client = useQueryClient()
  const options = Object.assign(client.defaultQueryOptions(given), given, { _optimisticResults: 'optimistic' as const })
  const [observer] = useState(() => new InfiniteQueryObserver(client, options))
  const result = observer.getOptimisticResult(options)
  useObserver(observer, {
    isWaiting: result.data === undefined || result.isPlaceholderData,
    update: () => observer.setOptions(options),
  })
  return result
}
