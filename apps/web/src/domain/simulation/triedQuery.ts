import { queryOptions } from '@tanstack/react-query'
import { isOpen, type Report } from '../report/Report.ts'
import { safeKey } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'
import type { Tried } from './Tried.ts'

/** How long a trial is worth reading; what it depends on changes with every block. */
const interval = 30_000

/** A trial on the node of what is still open; again when it becomes ready, and when another nonce is next. */
export function triedQuery(services: Services, report: Report) {
  const { id, progress, state, transaction } = report
  const queryKey = [...safeKey(id), 'tried', id.safeTxHash.toLowerCase(), progress, `${state?.nonce}`] as const
  return queryOptions({
    queryKey,
    queryFn: async (): Promise<Tried> => {
      const { tryTransaction } = await import('./tryTransaction.ts')
      return tryTransaction(services, report, services.queryClient.getQueryData<Tried>(queryKey))
    },
    enabled: isOpen(report) && transaction !== undefined && state !== undefined && !report.isStale,
    refetchInterval: interval,
    structuralSharing: false,
  })
}
