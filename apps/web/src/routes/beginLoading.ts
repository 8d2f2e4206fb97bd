import type { Hex } from 'viem'
import { balancesQuery } from '../domain/balances/balancesQuery.ts'
import { historyQuery } from '../domain/queue/historyQuery.ts'
import { queueQuery } from '../domain/queue/queueQuery.ts'
import { reportQuery } from '../domain/report/reportQuery.ts'
import type { CurrentSafe } from '../domain/safe/parseSafeParams.ts'
import type { Services } from '../domain/services/Services.ts'

/** What each screen of a Safe will ask for; a file of its own, because nobody needs it before a Safe is opened. */
export const beginLoading = {
  home(services: Services, safe: CurrentSafe) {
    void services.queryClient.prefetchQuery(balancesQuery(services, safe))
    void services.queryClient.prefetchInfiniteQuery(historyQuery(services, safe))
  },
  queue(services: Services, safe: CurrentSafe) {
    void services.queryClient.prefetchQuery(queueQuery(services, safe))
  },
  history(services: Services, safe: CurrentSafe) {
    void services.queryClient.prefetchInfiniteQuery(historyQuery(services, safe))
  },
  assets(services: Services, safe: CurrentSafe) {
    void services.queryClient.prefetchQuery(balancesQuery(services, safe))
  },
  send(services: Services, safe: CurrentSafe) {
    void services.queryClient.prefetchQuery(balancesQuery(services, safe))
    void services.queryClient.prefetchQuery(queueQuery(services, safe))
  },
  transaction(services: Services, { chainId, address }: CurrentSafe, safeTxHash: Hex) {
    void services.queryClient.prefetchQuery(reportQuery(services, { chainId, address, safeTxHash }))
  },
}
