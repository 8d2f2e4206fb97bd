import type { Hex } from 'viem'
import { balancesQuery } from '../domain/assets/balancesQuery.ts'
import type { CurrentSafe } from '../domain/safe/parseSafeParams.ts'
import type { Services } from '../domain/services/Services.ts'
import type { HistoryPart } from '../domain/transactions/historyParts.ts'
import { historyQuery } from '../domain/transactions/historyQuery.ts'
import { queueQuery } from '../domain/transactions/queueQuery.ts'
import { loadCreateReport, reportQuery } from '../domain/transactions/reportQuery.ts'

type Load = (services: Services, safe: CurrentSafe) => void

const assets: Load = (services, safe) => void services.queryClient.prefetchQuery(balancesQuery(services, safe))
const form: Load = (services, safe) => void services.queryClient.prefetchQuery(queueQuery(services, safe))
const history = (services: Services, safe: CurrentSafe, part?: HistoryPart) =>
  void services.queryClient.prefetchInfiniteQuery(historyQuery(services, safe, part))
const send: Load = (services, safe) => {
  assets(services, safe)
  form(services, safe)
}

export const beginLoading = {
  assets,
  /** Any form needs the next free nonce. */
  form,
  history,
  home(services: Services, safe: CurrentSafe) {
    send(services, safe)
    history(services, safe)
  },
  queue(services: Services, safe: CurrentSafe) {
    form(services, safe)
    // Before the list renders: importing its chunks takes as long. On failure, rows show the error.
    loadCreateReport().catch(() => undefined)
  },
  send,
  transaction(services: Services, { chainId, address }: CurrentSafe, safeTxHash: Hex) {
    void services.queryClient.prefetchQuery(reportQuery(services, { chainId, address, safeTxHash }))
  },
}
