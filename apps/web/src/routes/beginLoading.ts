import type { Hex } from 'viem'
import { balancesQuery } from '../domain/assets/balancesQuery.ts'
import type { CurrentSafe } from '../domain/safe/parseSafeParams.ts'
import type { Services } from '../domain/services/Services.ts'
import type { HistoryPart } from '../domain/transactions/historyParts.ts'
import { historyQuery } from '../domain/transactions/historyQuery.ts'
import { queueQuery } from '../domain/transactions/queueQuery.ts'
import { loadCreateReport, reportQuery } from '../domain/transactions/reportQuery.ts'

/** Preloads the queries of each Safe screen; lazy, because only Safe routes need it. */
export const beginLoading = {
  home(services: Services, safe: CurrentSafe) {
    void services.queryClient.prefetchQuery(balancesQuery(services, safe))
    void services.queryClient.prefetchQuery(queueQuery(services, safe))
    void services.queryClient.prefetchInfiniteQuery(historyQuery(services, safe))
  },
  queue(services: Services, safe: CurrentSafe) {
    void services.queryClient.prefetchQuery(queueQuery(services, safe))
    // Before the list renders: importing its chunks takes as long. On failure, rows show the error.
    loadCreateReport().catch(() => undefined)
  },
  history(services: Services, safe: CurrentSafe, part: HistoryPart | undefined) {
    void services.queryClient.prefetchInfiniteQuery(historyQuery(services, safe, part))
  },
  assets(services: Services, safe: CurrentSafe) {
    void services.queryClient.prefetchQuery(balancesQuery(services, safe))
  },
  send(services: Services, safe: CurrentSafe) {
    void services.queryClient.prefetchQuery(balancesQuery(services, safe))
    void services.queryClient.prefetchQuery(queueQuery(services, safe))
  },
  /** Any other form needs the next free nonce. */
  form(services: Services, safe: CurrentSafe) {
    void services.queryClient.prefetchQuery(queueQuery(services, safe))
  },
  transaction(services: Services, { chainId, address }: CurrentSafe, safeTxHash: Hex) {
    void services.queryClient.prefetchQuery(reportQuery(services, { chainId, address, safeTxHash }))
  },
}
