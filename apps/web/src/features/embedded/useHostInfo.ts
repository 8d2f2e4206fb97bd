import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { balancesQuery } from '../../domain/assets/balancesQuery.ts'
import { safeKey } from '../../domain/safe/queries.ts'
import type { Host } from '../../domain/safe-apps/createEmbedding.ts'
import { findChain, useServices } from '../../domain/services/Services.ts'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { checkHostInfo } from './checkHostInfo.ts'
import { requestHost } from './requestHost.ts'

/** What the host says beside its Safe, compared; undefined until it has said something. */
export function useHostInfo({ frame, info, origin }: Host): Check | undefined {
  const services = useServices()
  const id = { address: info.safeAddress, chainId: info.chainId }
  const chain = findChain(services, String(id.chainId))
  const { data: said } = useQuery({
    // Under the Safe's key: what makes our own balances old makes the host's old too.
    queryKey: [...safeKey(id), 'host'],
    queryFn: ({ signal }) => requestHost(frame, { signal }),
    refetchInterval: 60_000,
  })
  const { data: holdings } = useQuery({ ...balancesQuery(services, id), enabled: said?.balances !== undefined })
  return useMemo(
    () => (said && chain ? checkHostInfo({ chain, holdings, origin, said }) : undefined),
    [chain, holdings, origin, said],
  )
}
