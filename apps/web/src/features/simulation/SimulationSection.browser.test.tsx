import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, testReport } from '../../../test/testReport.ts'
import { testSimulation } from '../../../test/testSimulation.ts'
import { simulationQuery } from '../../domain/simulation/simulationQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { SimulationSection } from './SimulationSection.tsx'

const t = createCatalogue('simulation')

test('default: what the node showed of what is reviewed', async () => {
  const report = testReport([alice])
  const screen = await renderWithServices(<SimulationSection report={report} />, {
    prepare: (services) =>
      services.queryClient.setQueryData(simulationQuery(services, report).queryKey, {
        changed: undefined,
        simulation: testSimulation({ coin: -1n * 10n ** 18n }),
        targets: [],
        tokens: new Map(),
      }),
  })
  await expect.element(screen.getByText('− 1 ETH')).toBeVisible()
  expect(screen.getByText(/^Tried by itself/).elements()).toEqual([])
})

test('error: a node that does not answer is not a transaction that does nothing', async () => {
  const screen = await renderWithServices(<SimulationSection report={testReport([alice])} />)
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent(t('failed'))
  await expect.element(alert.getByRole('button', { name: 'Retry' })).toBeVisible()
  expect(screen.getByText(t('nothing')).elements()).toEqual([])
})

test('behavior: of what is over there is nothing to try', async () => {
  const screen = await renderWithServices(<SimulationSection report={testReport([alice], { progress: 'executed' })} />)
  expect(screen.getByRole('region', { name: t('title') }).elements()).toEqual([])
})
