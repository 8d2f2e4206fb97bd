import { listHistory } from '@countersign/client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { type SafeId, safeKey } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'

const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** What happened, as the service tells it: claims, until one is opened and verified. */
export function historyQuery(services: Services, { chainId, address }: SafeId) {
  return infiniteQueryOptions({
    queryKey: [...safeKey({ chainId, address }), 'history'],
    queryFn: ({ pageParam, signal }) =>
      listHistory(services.service, { chainId, address, pageUrl: pageParam, timezone, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    maxPages: 20,
  })
}
