import { listSafeOverviews } from '@countersign/client'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { SafeId } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'

/** What the service says of a Safe in one line: a claim, shown as such. */
export type Overview = SafeId & {
  /** In the chosen currency; undefined where it knows no prices. */
  fiat: number | undefined
  queued: number
  /** Undefined where it was not asked for an account. */
  awaiting: number | undefined
}

/** As many as the service tells of at a time. */
export const overviewsAtOnce = 10

export type OverviewsQueryParameters = { safes: readonly SafeId[]; currency: string; account: Address | undefined }

export function overviewsQuery(
  { service }: Pick<Services, 'service'>,
  { account, currency, safes }: OverviewsQueryParameters,
) {
  const keys = safes.map(({ address, chainId }) => `${chainId}:${address}`)
  return queryOptions({
    queryKey: ['overviews', account ?? '', currency, ...keys],
    queryFn: async ({ signal }): Promise<Overview[]> => {
      const answer = await listSafeOverviews(service, {
        currency: currency.toLowerCase(),
        safes,
        signal,
        walletAddress: account,
      })
      return answer.map(({ address, awaitingConfirmation, chainId, fiatTotal, queued }) => {
        const fiat = Number(fiatTotal)
        return {
          address: address.value,
          awaiting: awaitingConfirmation ?? undefined,
          chainId: Number(chainId),
          fiat: Number.isFinite(fiat) && fiat > 0 ? fiat : undefined,
          queued,
        }
      })
    },
    refetchInterval: 30_000,
  })
}
