import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { seedSafe } from '../../../test/seedSafe.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { drafting as words } from '../../lib/messages/drafting.ts'
import { FormCard } from './FormCard.tsx'

test('default: draws the form with what the chain says of the Safe', async () => {
  const screen = await renderWithServices(
    <FormCard safe={testSafe}>{({ state, nextNonce }) => `${state.threshold} from ${nextNonce.value}`}</FormCard>,
    { answerService: () => ({ count: 0, next: null, previous: null, results: [] }), prepare: seedSafe },
  )
  await expect.element(screen.getByText('2 from 5')).toBeVisible()
})

test('error: a Safe that cannot be read has no form, but a second try', async () => {
  const screen = await renderWithServices(<FormCard safe={testSafe}>{() => 'form'}</FormCard>)
  await expect.element(screen.getByRole('alert').filter({ hasText: words.safeFailed })).toBeVisible()
  expect(screen.getByText('form', { exact: true }).elements()).toEqual([])
})
