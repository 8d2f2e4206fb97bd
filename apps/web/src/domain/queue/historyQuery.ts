import {
  listHistory,
  listIncomingTransfers,
  listModuleTransactions,
  listMultisigTransactions,
} from '@countersign/client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { type SafeId, safeKey } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'

const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The parts of a history that the service lists by themselves. */
export const historyParts = ['all', 'received', 'signed', 'modules'] as const

export type HistoryPart = (typeof historyParts)[number]

/** What happened, as the service tells it: claims, until one is opened and verified. */
export function historyQuery({ service }: Services, { chainId, address }: SafeId, part: HistoryPart = 'all') {
  return infiniteQueryOptions({
    queryKey: [...safeKey({ chainId, address }), 'history', part],
    queryFn: ({ pageParam, signal }) => {
      const parameters = { chainId, address, pageUrl: pageParam, signal }
      switch (part) {
        case 'all':
          return listHistory(service, { ...parameters, timezone })
        case 'received':
          return listIncomingTransfers(service, parameters)
        case 'signed':
          return listMultisigTransactions(service, { ...parameters, executed: true })
        case 'modules':
          return listModuleTransactions(service, parameters)
      }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    maxPages: 20,
  })
}
