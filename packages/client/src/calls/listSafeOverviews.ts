import { type SafeOverview, SafeOverviewsSchema } from '@countersign/protocol/wire'
import type { CallParameters, Client } from '../createClient.ts'
import { request } from '../request.ts'

export type ListSafeOverviewsParameters = CallParameters & {
  /** @default 'usd' */
  currency?: string
  excludeSpam?: boolean | undefined
  /** At most ten. */
  safes: readonly { address: `0x${string}`; chainId: number }[]
  trusted?: boolean | undefined
  /** @default 1 */
  version?: 1 | 2
  /** The account whose missing confirmations `awaitingConfirmation` counts. */
  walletAddress?: `0x${string}` | undefined
}

/** A summary per Safe, over several chains; unavailable ones are omitted. */
export function listSafeOverviews(client: Client, parameters: ListSafeOverviewsParameters): Promise<SafeOverview[]> {
  const { currency = 'usd', excludeSpam, safes, signal, trusted, version = 1, walletAddress } = parameters
  return request(client, {
    path: `/v${version}/safes`,
    query: {
      currency,
      exclude_spam: excludeSpam,
      safes: safes.map(({ address, chainId }) => `${chainId}:${address}`).join(','),
      trusted,
      wallet_address: walletAddress,
    },
    schema: SafeOverviewsSchema,
    signal,
  })
}
