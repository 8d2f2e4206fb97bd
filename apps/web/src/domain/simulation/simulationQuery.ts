import { queryOptions } from '@tanstack/react-query'
import { safeKey } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'
import { isOpen, type Report } from '../transactions/Report.ts'
import type { SimulationOutcome } from './simulationCache.ts'

/** Results depend on the latest block. */
const interval = 30_000

export function simulationQuery(services: Services, report: Report) {
  const { id, progress, state, transaction } = report
  const queryKey = [...safeKey(id), 'simulation', id.safeTxHash.toLowerCase(), progress, `${state?.nonce}`] as const
  return queryOptions({
    queryKey,
    queryFn: async (): Promise<SimulationOutcome> => {
      const { runSimulation } = await import('./runSimulation.ts')
      return runSimulation(services, report, services.queryClient.getQueryData<SimulationOutcome>(queryKey))
    },
    enabled: isOpen(report) && transaction !== undefined && state !== undefined && !report.isStale,
    refetchInterval: interval,
    structuralSharing: false,
  })
}
