import { analyzeThreats } from '@countersign/client'
import { queryOptions } from '@tanstack/react-query'
import { safeKey } from '../../domain/safe/queries.ts'
import type { Services } from '../../domain/services/Services.ts'
import { isOpen, type Report } from '../../domain/transactions/Report.ts'

/** The service's own scan of what it shows. What only this browser knows is told to nobody. */
export function claimedRiskQuery(services: Services, report: Report) {
  const { id, source, state, transaction } = report
  return queryOptions({
    queryKey: [...safeKey(id), 'claimedRisk', id.safeTxHash.toLowerCase()],
    queryFn: ({ signal }) => {
      if (!transaction || !state) throw new Error('Nothing to ask for: what is shown was not verified.')
      const { address, chainId } = id
      const { version } = state
      return analyzeThreats(services.service, { address, chainId, signal, transaction: transaction.value, version })
    },
    enabled: source === 'service' && isOpen(report) && transaction !== undefined && state !== undefined,
    staleTime: 60_000,
  })
}
