import type { MovedToken } from '@countersign/protocol/wire'
import { useCallback } from 'react'
import { type Address, zeroAddress } from 'viem'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { tokenQuery } from '../../domain/transactions/tokenMetadataQuery.ts'
import { type Asset, toClaimedAsset } from './ExportEntry.ts'

/** Token metadata from the contract where it answers, so that a service cannot shift decimals. */
export function useFindAsset({ chain }: Pick<CurrentSafe, 'chain'>) {
  const services = useServices()
  return useCallback(
    async (address: Address, claimed: MovedToken | undefined): Promise<Asset> => {
      if (address === zeroAddress) {
        const { decimals, symbol } = chain.nativeCurrency
        return { address, decimals, source: 'bundled', symbol }
      }
      try {
        const read = () => services.queryClient.fetchQuery({ ...tokenQuery(services, chain.id, address), retry: false })
        const { decimals, symbol, type } = await services.limitRequests(read)
        return type ? { address, decimals, source: 'chain', symbol } : toClaimedAsset(address, claimed)
      } catch {
        // The node is down: falls back to the service's claim, which is marked.
        return toClaimedAsset(address, claimed)
      }
    },
    [services, chain],
  )
}
