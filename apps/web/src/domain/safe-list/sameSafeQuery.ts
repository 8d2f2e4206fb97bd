import { compareSafes } from '@countersign/protocol/verify'
import { queryOptions } from '@tanstack/react-query'
import type { Address } from 'viem'
import type { Services } from '../services/Services.ts'
import type { Check } from '../verification/createCheckRegistry.ts'
import { toCheck } from '../verification/toCheck.ts'

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
