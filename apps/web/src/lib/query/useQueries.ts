import {
  QueriesObserver,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { useObserver } from './useObserver.ts'

type Parameters<data, error, selected, key extends QueryKey> = {
  queries: readonly UseQueryOptions<data, error, selected, key>[]
}

/** TanStack's for queries of one kind, but what arrives is drawn in pieces. */
export function useQueries<data, error = Error, selected = data, key extends QueryKey = QueryKey>({
  queries,
}: Parameters<data, error, selected, key>): UseQueryResult<selected, error>[] {
  const client = useQueryClient()
  const all: ConstructorParameters<typeof QueriesObserver>[1] = queries.map((query) => ({
    ...client.defaultQueryOptions(query),
    _optimisticResults: 'optimistic' as const,
  }))
  const [observer] = useState(() => new QueriesObserver<UseQueryResult<selected, error>[]>(client, all))
  const [results, combine, track] = observer.getOptimisticResult(all, undefined)
  useObserver(observer, {
    isWaiting: results.some(({ data, isPlaceholderData }) => data === undefined || isPlaceholderData),
    update: () => observer.setQueries(all),
  })
  return combine(track())
}
