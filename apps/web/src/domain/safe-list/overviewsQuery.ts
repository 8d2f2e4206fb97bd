import { listSafeOverviews } from '@countersign/client'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { SafeId } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'

/** The service's summary of a Safe: unverified, and shown as such. */
export type Overview = SafeId & {
  /** In the chosen currency; undefined without prices. */
  fiat: number | undefined
  queued: number
  /** Undefined without a connected account. */
  awaiting: number | undefined
}

/** The service's limit per request. */
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
