import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { seedSafe } from '../../../test/seedSafe.ts'
import { dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formKey, saveNonce } from '../signature-store/drafts.ts'
import type { Call } from './createTransaction.ts'
import { FormCard, TransactionForm } from './TransactionForm.tsx'

const t = createCatalogue('transactionBuilder')

const call: Call = { to: dave, value: 1n, data: '0x' }

const form = (made: Call | undefined, isReading = false) => (
  <TransactionForm
    form="owners"
    isReading={isReading}
    nextNonce={{ basis: 'all', value: 7n }}
    onReview={() => made}
    safe={testSafe}
    state={testState}
  >
    <p>Fields</p>
  </TransactionForm>
)

test('default: makes a draft that knows its form, with the first free nonce', async () => {
  const screen = await renderWithServices(form(call))
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('review') }).click()
  await expect
    .poll(() => screen.services.drafts.get().transactions)
    .toMatchObject([{ form: 'owners', transaction: { nonce: '7', operation: 0, to: dave, value: '1' } }])
})

test('behavior: a nonce that was chosen is there again, and is taken', async () => {
  const screen = await renderWithServices(form(call), {
    prepare: ({ drafts }) => drafts.update((all) => saveNonce(all, formKey(31337, testSafe.address, 'owners'), '6')),
  })
  await expect.element(screen.getByLabelText(t('nonce'))).toHaveValue('6')
  await expect.element(screen.getByText(t('nonceConflict', { nonce: String(6n) }))).toBeVisible()
  await screen.getByRole('button', { name: t('review') }).click()
  await expect.poll(() => screen.services.drafts.get().transactions).toMatchObject([{ transaction: { nonce: '6' } }])
})

test.each([
  [9, true],
  [7, false],
  [3, false],
])('behavior: a service that would take %i, where the page counts 7', async (recommendedNonce, isSaid) => {
  const screen = await renderWithServices(form(call), { answerService: () => ({ currentNonce: 5, recommendedNonce }) })
  const nonce = screen.getByLabelText(t('nonce'))
  await expect.poll(() => screen.services.queryClient.isFetching()).toBe(0)
  const said = t('nonceClaimed', { nonce: String(BigInt(recommendedNonce)) })
  await expect.poll(() => screen.container.textContent?.includes(said)).toBe(isSaid)
  await expect.element(nonce).toHaveAttribute('placeholder', '7')
})

test('error: a used nonce, or fields that are wrong, make no draft', async () => {
  const screen = await renderWithServices(form(call))
  const nonce = screen.getByLabelText(t('nonce'))
  await nonce.fill('4')
  await screen.getByRole('button', { name: t('review') }).click()
  await expect.element(nonce).toHaveAccessibleDescription(new RegExp(t('nonceUsed', { nonce: String(5n) })))
  await expect.element(nonce).toHaveFocus()
  await nonce.fill('')
  await expect.element(nonce).not.toHaveAccessibleDescription(new RegExp(t('nonceUsed', { nonce: String(5n) })))
  const wrong = await renderWithServices(form(undefined))
  await wrong
    .getByRole('button', { name: t('review') })
    .last()
    .click()
  expect(screen.services.drafts.get().transactions).toEqual([])
  expect(wrong.services.drafts.get().transactions).toEqual([])
})

test('behavior: what the form still reads is waited for', async () => {
  const screen = await renderWithServices(form(call, true))
  const review = screen.getByRole('button', { name: t('review') })
  await review.click()
  await expect.element(review).toHaveAttribute('aria-busy', 'true')
  expect(screen.services.drafts.get().transactions).toEqual([])
  await screen.rerender(form(call))
  await expect.poll(() => screen.services.drafts.get().transactions).toHaveLength(1)
})

test('behavior: a nonce that was executed elsewhere meanwhile is replaced by the next with one click', async () => {
  const screen = await renderWithServices(form(call), {
    prepare: ({ drafts }) => drafts.update((all) => saveNonce(all, formKey(31337, testSafe.address, 'owners'), '4')),
  })
  const nonce = screen.getByLabelText(t('nonce'))
  await expect.element(nonce).toHaveAccessibleDescription(new RegExp(t('nonceUsed', { nonce: String(5n) })))
  await screen.getByRole('button', { name: t('nextNonce', { nonce: String(7n) }) }).click()
  await expect.element(nonce).toHaveValue('')
  await screen.getByRole('button', { name: t('review') }).click()
  await expect.poll(() => screen.services.drafts.get().transactions).toMatchObject([{ transaction: { nonce: '7' } }])
})

test('default: draws the form with what the chain says of the Safe', async () => {
  const screen = await renderWithServices(
    <FormCard safe={testSafe}>{({ state, nextNonce }) => `${state.threshold} from ${nextNonce.value}`}</FormCard>,
    { answerService: () => ({ count: 0, next: null, previous: null, results: [] }), prepare: seedSafe },
  )
  await expect.element(screen.getByText('2 from 5')).toBeVisible()
})

test('error: a Safe that cannot be read has no form, but a second try', async () => {
  const screen = await renderWithServices(<FormCard safe={testSafe}>{() => 'form'}</FormCard>)
  await expect.element(screen.getByRole('alert').filter({ hasText: t('safeFailed') })).toBeVisible()
  expect(screen.getByText('form', { exact: true }).elements()).toEqual([])
})
