import { useQueries } from '@tanstack/react-query'
import type { SafeId } from '../../domain/safe/queries.ts'
import { type Overview, overviewsAtOnce, overviewsQuery } from '../../domain/safe-list/overviewsQuery.ts'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { useStore } from '../../lib/useStore.ts'

/** The service's overviews of these Safes; undefined for unknown ones. */
export function useOverviews(safes: readonly SafeId[]): (safe: SafeId) => Overview | undefined {
  const services = useServices()
  const { address: account } = useSigner()
  const { currency } = useStore(services.settings)
  const parts = Array.from({ length: Math.ceil(safes.length / overviewsAtOnce) }, (_, index) =>
    safes.slice(index * overviewsAtOnce, (index + 1) * overviewsAtOnce),
  )
  const answers = useQueries({
    queries: parts.map((part) => overviewsQuery(services, { account, currency, safes: part })),
  })
  const all = answers.flatMap(({ data }) => data ?? [])
  return ({ address, chainId }) => all.find((line) => line.chainId === chainId && line.address === address)
}
