import {
  listHistory,
  listIncomingTransfers,
  listModuleTransactions,
  listMultisigTransactions,
} from '@countersign/client'
import type { TolerantTransactionListPage } from '@countersign/protocol/wire'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { emptyIfPlanned, type SafeId, safeKey } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'
import type { HistoryPart } from './historyParts.ts'

const calls = { incoming: listIncomingTransfers, module: listModuleTransactions, multisig: listMultisigTransactions }

const nothing: TolerantTransactionListPage = { count: 0, next: null, previous: null, refused: [], results: [] }

/** The service's history: unverified until an entry is opened. */
export function historyQuery(services: Services, { chainId, address }: SafeId, part?: HistoryPart) {
  return infiniteQueryOptions({
    queryKey: [...safeKey({ chainId, address }), 'history', ...(part ? [part] : [])],
    queryFn: ({ pageParam: pageUrl, signal }) => {
      const page = { chainId, address, pageUrl, signal }
      const answer = !part
        ? // Without a time zone: days are grouped here, and reading it blocks a phone for 100 ms.
          listHistory(services.service, page)
        : // Pending transactions are in the queue.
          calls[part](services.service, part === 'multisig' ? { ...page, executed: true } : page)
      return answer.catch(emptyIfPlanned(services, { chainId, address }, nothing))
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    maxPages: 20,
  })
}
