import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { WarningList } from './WarningList.tsx'

const t = createCatalogue('sign')
const tCommon = createCatalogue('common')

const passed = [
  { title: 'The hash', verdict: 'ok' },
  { title: 'The Safe', verdict: 'ok' },
] as const
const unverified = { title: 'Conflicting transactions', verdict: 'unverified' } as const

/** Every text with the words of the all-clear: the pending one begins with them too. */
const listNoWarnings = ({ getByText }: Awaited<ReturnType<typeof renderUi>>) =>
  getByText('No warnings')
    .elements()
    .map(({ textContent }) => textContent)

test('default: each caution with its detail and where it is from', async () => {
  const screen = await renderUi(
    <WarningList
      checks={passed}
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
  expect(screen.getByText('No warnings').elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: no all-clear while something is still being read', async () => {
  const screen = await renderUi(<WarningList cautions={[]} checks={passed} isPending />)
  await expect.element(screen.getByText(t('warningsPending'))).toBeVisible()
  expect(listNoWarnings(screen)).toEqual([t('warningsPending')])
})

test('behavior: an empty list says so, with the number of checks that passed', async () => {
  const screen = await renderUi(<WarningList cautions={[]} checks={passed} />)
  await expect.element(screen.getByText('No warnings · 2 checks passed')).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: what cannot be verified here is stated quietly, and is not counted as passed', async () => {
  const screen = await renderUi(<WarningList cautions={[]} checks={[...passed, unverified]} />)
  await expect.element(screen.getByText('No warnings · 2 checks passed')).toBeVisible()
  await expect.element(screen.getByText(unverified.title)).toBeVisible()
  expect(screen.getByRole('listitem').elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: no all-clear where no check was made', async () => {
  const screen = await renderUi(<WarningList cautions={[]} checks={[unverified]} />)
  await expect.element(screen.getByText(t('warningsPending'))).toBeVisible()
  expect(listNoWarnings(screen)).toEqual([t('warningsPending')])
})

test('behavior: thousands of warnings are rendered in parts, worst first', async () => {
  const cautions = Array.from({ length: 3_000 }, (_, index) => ({
    evidence: undefined,
    text: `Unknown call ${index}`,
    tone: 'caution' as const,
  }))
  const screen = await renderUi(<WarningList cautions={cautions} checks={passed} />)
  const rows = screen.getByRole('listitem')
  expect(rows.elements()).toHaveLength(100)
  await screen.getByRole('button', { name: tCommon('showMore', { count: 300 }) }).click()
  await expect.poll(() => rows.elements().length).toBe(400)
})
