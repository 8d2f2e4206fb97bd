import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob, testReport } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ExecutedNotice } from './ExecutedNotice.tsx'

const t = createCatalogue('review')

const executedIn = `0x${'cd'.repeat(32)}` as const
const report = testReport([alice, bob], { executedIn, progress: 'executed' })

test.each([
  { outcome: 'executed', text: t('outcomeText.executed'), title: t('outcome.executed') },
  { outcome: 'failed', text: t('outcomeText.failed'), title: t('outcome.failed') },
  { outcome: 'replaced', text: t('outcomeText.replaced'), title: t('outcome.replaced') },
] as const)('default: $outcome', async ({ outcome, text, title }) => {
  const screen = await renderWithServices(
    <ExecutedNotice chain={testChain} outcome={outcome} report={testReport([])} />,
  )
  const notice = screen.getByRole('region', { name: title, exact: true })
  await expect.element(notice).toHaveTextContent(text)
  expect(screen.getByText(t('showOnExplorer')).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: its time is that of its block, whatever the service says', async () => {
  const at = Date.UTC(2024, 2, 3, 12)
  const reported = { executedAt: at, progress: 'executed' } as const
  const screen = await renderWithServices(
    <ExecutedNotice chain={testChain} outcome="executed" report={testReport([alice, bob], reported)} />,
  )
  await expect.element(screen.getByRole('time')).toHaveAttribute('datetime', new Date(at).toISOString())
  await screen.unmount()
  const without = await renderWithServices(<ExecutedNotice chain={testChain} outcome="executed" report={report} />)
  await expect.element(without.getByRole('region')).toBeVisible()
  expect(without.getByRole('time').elements()).toEqual([])
})

test('behavior: the chain’s transaction is shown whole, linked to the explorer of the operator, else to ours', async () => {
  const screen = await renderWithServices(<ExecutedNotice chain={testChain} outcome="executed" report={report} />)
  await expect.element(screen.getByRole('region')).toHaveTextContent(executedIn)
  const own = screen.getByRole('link', { exact: true, name: t('showOnExplorer') })
  await expect.element(own).toHaveAttribute('href', `/explorer/31337/tx/${executedIn}`)
  await expect.element(own).not.toHaveAttribute('target')
  await screen.unmount()
  const chain = { ...testChain, blockExplorers: { default: { name: 'Explorer', url: 'https://explorer.test/' } } }
  const other = await renderWithServices(<ExecutedNotice chain={chain} outcome="executed" report={report} />)
  const link = other.getByRole('link', { name: t('showOnExplorerAt', { host: 'explorer.test' }) })
  await expect.element(link).toHaveAttribute('href', `https://explorer.test/tx/${executedIn}`)
  await expectAccessible(other.container)
})
