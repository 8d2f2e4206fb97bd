import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import type { Check } from '../../domain/verification/createCheckRegistry.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { VerificationLine } from './VerificationLine.tsx'

const t = createCatalogue('review')

const passed: Check[] = [
  { id: 'T18', title: 'The hash', verdict: 'ok' },
  { id: 'T02', title: 'The Safe', verdict: 'ok' },
]
const unverified: Check = { id: 'T53', title: 'Conflicting transactions', verdict: 'unverified' }
const failed: Check = { id: 'T11', title: 'The nonce', verdict: 'warn' }

/** Every text with the words of the all-clear: the pending one begins with them too. */
const listNoWarnings = ({ getByText }: Awaited<ReturnType<typeof renderUi>>) =>
  getByText('No warnings')
    .elements()
    .map(({ textContent }) => textContent)

test('default: one line with the number of checks that passed, which opens the list', async () => {
  const screen = await renderUi(<VerificationLine checks={passed} hasWarnings={false} />)
  await expect.element(screen.getByText('No warnings · 2 checks passed')).toBeVisible()
  await expect.element(screen.getByText('The hash')).not.toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByText('No warnings · 2 checks passed').click()
  await expect.element(screen.getByRole('listitem').filter({ hasText: 'The hash' })).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: no all-clear while something is still being read', async () => {
  const screen = await renderUi(<VerificationLine checks={passed} hasWarnings={false} isPending />)
  await expect.element(screen.getByText(t('warningsPending'))).toBeVisible()
  expect(listNoWarnings(screen)).toEqual([t('warningsPending')])
})

test('behavior: beside warnings what passed is no all-clear', async () => {
  const screen = await renderUi(<VerificationLine checks={[...passed, failed]} hasWarnings />)
  await expect.element(screen.getByText('1 to review · 2 checks passed')).toBeVisible()
  expect(listNoWarnings(screen)).toEqual([])
})

test('behavior: what cannot be verified here is stated quietly, and is not counted as passed', async () => {
  const screen = await renderUi(<VerificationLine checks={[...passed, unverified]} hasWarnings={false} />)
  await expect.element(screen.getByText('No warnings · 2 checks passed')).toBeVisible()
  await expect.element(screen.getByRole('paragraph').filter({ hasText: unverified.title })).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: no all-clear where no check was made', async () => {
  const screen = await renderUi(<VerificationLine checks={[unverified]} hasWarnings={false} />)
  await expect.element(screen.getByText(t('warningsPending'))).toBeVisible()
  expect(listNoWarnings(screen)).toEqual([t('warningsPending')])
})
