import { queryOptions } from '@tanstack/react-query'
import { type SafeId, safeKey } from '../safe/queries.ts'
import { getChainClient, type Services } from '../services/Services.ts'

/** A Safe's native balance, read from the chain. */
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
