import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../domain/services/Services.ts'
import { getNative } from '../../domain/simulation/runSimulation.ts'
import { simulationQuery } from '../../domain/simulation/simulationQuery.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { QueryError } from '../../ui/QueryView.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { SimulationSkeleton } from './SimulationSkeleton.tsx'
import { SimulationView } from './SimulationView.tsx'

const t = createCatalogue('simulation')

/** Simulates the execution at the latest block, before signing and again before executing. */
export function SimulationSection({ report }: { report: Report }) {
  const services = useServices()
  const query = useQuery(simulationQuery(services, report))
  const { data, error, isLoading } = query
  const { id, state, transaction } = report
  if (data)
    return (
      <SimulationView
        changed={data.changed}
        native={getNative(services, id.chainId)}
        simulation={data.simulation}
        tokens={data.tokens}
        waitsFor={state && transaction && transaction.value.nonce !== state.nonce ? state.nonce : undefined}
      />
    )
  if (error)
    return (
      <SheetSection title={t('title')}>
        <QueryError query={query} title={t('failed')} />
      </SheetSection>
    )
  return isLoading ? <SimulationSkeleton /> : null
}
