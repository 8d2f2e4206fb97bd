import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { WarningList } from './WarningList.tsx'

const t = createCatalogue('review')
const tCommon = createCatalogue('common')

test('default: each caution with its detail and where it is from', async () => {
  const screen = await renderUi(
    <WarningList
      cautions={[
        { detail: 'It names another Safe.', evidence: { kind: 'recomputed' }, text: 'The hash differs', tone: 'stop' },
        { evidence: { block: 9n, kind: 'chain' }, text: 'A module is enabled', tone: 'info' },
      ]}
    />,
  )
  const rows = screen.getByRole('region', { name: t('warnings') }).getByRole('listitem')
  await expect.element(rows.nth(0)).toHaveTextContent(/^The hash differs.*It names another Safe\.$/)
  await expect.element(rows.nth(0).getByRole('button', { name: 'Evidence: Verified in your browser' })).toBeVisible()
  await expect.element(rows.nth(1).getByRole('button', { name: /Read from the chain at block 9/ })).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: without any, no section', async () => {
  const screen = await renderUi(<WarningList cautions={[]} />)
  expect(screen.container.textContent).toBe('')
})

test('behavior: thousands of warnings are rendered in parts, worst first', async () => {
  const cautions = Array.from({ length: 3_000 }, (_, index) => ({
    evidence: undefined,
    text: `Unknown call ${index}`,
    tone: 'caution' as const,
  }))
  const screen = await renderUi(<WarningList cautions={cautions} />)
  const rows = screen.getByRole('listitem')
  expect(rows.elements()).toHaveLength(100)
  await screen.getByRole('button', { name: tCommon('showMore', { count: 300 }) }).click()
  await expect.poll(() => rows.elements().length).toBe(400)
})
