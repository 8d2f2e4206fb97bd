import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob, testReport } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import type { NestedLevel, Report } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { NestedList } from './SafeOwners.tsx'

const t = createCatalogue('nested')

const inner = '0x3BefCF044AAfF132df71E5657B325905DBf322a2'
const { state, transaction } = testReport([bob])
const level: NestedLevel = {
  act: 'approve',
  by: testSafe.address,
  id: { address: inner, chainId: 31337, safeTxHash: `0x${'cd'.repeat(32)}` },
  state,
  transaction,
  valid: 1,
}
const setup = (nested: readonly NestedLevel[], overrides: Partial<Report> = {}) =>
  renderWithServices(<NestedList chain="31337" report={testReport([alice], { ...overrides, nested })} />, {
    prepare: ({ names }) => names.update(() => ({ [inner]: 'Subsidiary' })),
  })

test('default: what is approved, where, by which hash, and what it still needs', async () => {
  const screen = await setup([level])
  const part = screen.getByRole('region', { name: t('approves') })
  await expect.element(part).toHaveTextContent(/Send .*ETH to/)
  await expect.element(part).toHaveTextContent('Subsidiary')
  await expect.poll(() => part.element().textContent?.replaceAll(/\s/g, '')).toContain('cd'.repeat(32))
  await expect.element(part).toHaveTextContent(t('count', { valid: 1, threshold: 2 }))
  await expect.element(part).toHaveTextContent(t('afterLast'))
  await expect
    .element(part.getByRole('link', { name: t('open') }))
    .toHaveAttribute('href', `/31337/${inner}/tx/${level.id.safeTxHash}`)
  await expectAccessible(screen.container)
})

test('behavior: a level below another is drawn below it, and says who speaks there', async () => {
  const screen = await setup([level, { ...level, act: 'execute', by: inner, id: { ...level.id, address: bob } }])
  const first = screen.getByRole('region', { name: t('approves') })
  await expect.element(first).toBeVisible()
  expect(first.getByText(t('approvedBy')).elements()).toEqual([])
  const second = screen.getByRole('region', { name: t('executes') })
  await expect.element(second).toHaveTextContent(`${t('executedBy')}Subsidiary`)
})

test('error: a hash that nobody explains is said to be one', async () => {
  const screen = await setup([{ ...level, state: undefined, transaction: undefined, valid: 0 }])
  const part = screen.getByRole('region', { name: t('approves') })
  await expect.element(part).toHaveTextContent(t('unknown'))
  expect(part.getByRole('link').elements()).toEqual([])
})

test('behavior: nothing where nothing is nested, and no counts of what is over', async () => {
  const none = await renderWithServices(<NestedList chain="31337" report={testReport([alice])} />)
  await expect.poll(() => none.container.textContent).toBe('')
  await none.unmount()
  const past = await setup([level], { progress: 'executed' })
  await expect.element(past.getByRole('region', { name: t('approves') })).toBeVisible()
  expect(past.getByText(t('count', { valid: 1, threshold: 2 })).elements()).toEqual([])
})
