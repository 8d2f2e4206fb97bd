import { listDelegates } from '@countersign/client'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { type SafeId, safeKey } from '../../domain/safe/queries.ts'
import type { Services } from '../../domain/services/Services.ts'

/**
 * Who may propose for this Safe, as the service tells it: those named for it, and those an owner named for every Safe of
 * theirs, which the service lists by owner alone. What they propose is checked like anything else.
 */
export function delegatesQuery(services: Services, { chainId, address }: SafeId, owners: readonly Address[]) {
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'delegates', owners],
    queryFn: async ({ signal }) => {
      const list = (filter: { safe: Address } | { delegator: Address }) =>
        listDelegates(services.service, { chainId, ...filter, signal })
      const [named, ...ofOwners] = await Promise.all([
        list({ safe: address }),
        ...owners.map((delegator) => list({ delegator })),
      ])
      const general = ofOwners.flatMap(({ results }) => results.filter(({ safe }) => safe === null))
      return {
        delegates: [...named.results, ...general],
        /** The service has more than its first page. */
        hasMore: [named, ...ofOwners].some(({ next }) => next !== null),
      }
    },
  })
}
