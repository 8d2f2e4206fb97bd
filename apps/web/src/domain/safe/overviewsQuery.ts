import { listSafeOverviews } from '@countersign/client'
import { compareSafes } from '@countersign/protocol/verify'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import { getChainClient, type Services } from '../services/Services.ts'
import type { Check } from '../verification/createCheckRegistry.ts'
import { toCheck } from '../verification/toCheck.ts'
import { type SafeId, safeKey } from './queries.ts'

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

export function overviewsQuery(
  { service }: Pick<Services, 'service'>,
  { account, currency, safes }: { safes: readonly SafeId[]; currency: string; account: Address | undefined },
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

export function coinQuery(services: Pick<Services, 'chains'>, safe: SafeId) {
  return queryOptions({
    queryKey: [...safeKey(safe), 'coin'],
    queryFn: async (): Promise<bigint> =>
      BigInt(
        await getChainClient(services, safe.chainId).request({
          method: 'eth_getBalance',
          params: [safe.address, 'latest'],
        }),
      ),
    refetchInterval: 30_000,
  })
}

/** Whether an address has the same owners and threshold on several chains, each read from its own node. */
export function sameSafeQuery(
  { kernel }: Pick<Services, 'kernel'>,
  { address, chainIds }: { address: Address; chainIds: readonly number[] },
) {
  return queryOptions({
    queryKey: ['same', address.toLowerCase(), ...chainIds],
    queryFn: async (): Promise<Check[]> => {
      const reports = await Promise.all(chainIds.map((chainId) => kernel.verifySafe({ chainId, safe: address })))
      const [here, ...others] = reports.map(({ facts }) => facts)
      return others.flatMap((there) => (here && there ? [toCheck(compareSafes(here, there))] : []))
    },
    refetchInterval: 60_000,
  })
}
