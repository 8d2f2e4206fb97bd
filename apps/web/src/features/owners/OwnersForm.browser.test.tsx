import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob, dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { setName } from '../../domain/address-book/names.ts'
import { formKey, saveForm } from '../../domain/signature-store/drafts.ts'
import { batchForm } from '../../domain/transaction-builder/Batch.ts'
import { multiSendQuery } from '../../domain/transaction-builder/multiSendQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { type OwnerFacts, ownerFactsQuery } from './listConsequences.ts'
import { OwnersForm } from './OwnersForm.tsx'
import type { OwnersFormValue } from './readOwnersForm.ts'

const tTransactionBuilder = createCatalogue('transactionBuilder')
const t = createCatalogue('owners')
const tCustody = createCatalogue('custody')
const tBatch = createCatalogue('batch')

const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
const { chainId, address: safe } = testSafe

async function setup(typed?: OwnersFormValue, newcomer: Partial<OwnerFacts> = {}) {
  const screen = await renderWithServices(
    <OwnersForm nextNonce={{ basis: 'all', value: 7n }} safe={testSafe} state={testState} />,
    {
      prepare: (services) => {
        const { drafts, names, queryClient } = services
        names.update((all) => setName(setName(setName(all, alice, 'Alice'), bob, 'Bob'), dave, 'Dave'))
        if (typed) drafts.update((all) => saveForm(all, formKey(chainId, safe, 'owners'), typed))
        const known: OwnerFacts[] = [
          { address: safe, kind: 'safe', nodes: [] },
          { address: dave, kind: 'account', nodes: [], ...newcomer },
        ]
        for (const facts of known)
          queryClient.setQueryData(ownerFactsQuery(services, { chainId, address: facts.address }).queryKey, facts)
        queryClient.setQueryData(multiSendQuery(services, { chainId, version: testState.version }).queryKey, multiSend)
      },
    },
  )
  return {
    drafts: () => screen.services.drafts.get().transactions,
    meaning: screen.getByRole('region', { name: tTransactionBuilder('consequences') }),
    review: screen.getByRole('button', { name: tTransactionBuilder('review') }),
    screen,
    threshold: screen.getByLabelText(t('threshold')),
  }
}

test('default: one owner more is one call of the Safe to itself', async () => {
  const { drafts, meaning, review, screen, threshold } = await setup()
  await expect.element(meaning).toHaveTextContent(tTransactionBuilder('noConsequences'))
  await screen.getByRole('button', { name: t('add') }).click()
  await screen.getByLabelText(t('newOwner', { number: 1 }), { exact: true }).fill(dave)
  await threshold.selectOptions('3')
  const after = screen.getByRole('row', { name: new RegExp(`^${t('owners')}`) })
  await expect.element(after.getByRole('cell').last()).toHaveTextContent('Dave')
  await expect.element(after.getByRole('cell').first()).not.toHaveTextContent('Dave')
  await expect.element(meaning).toHaveTextContent(t('raised'))
  await expectAccessible(screen.container)
  await review.click()
  await expect.poll(drafts).toMatchObject([{ form: 'owners', transaction: { nonce: '7', operation: 0, to: safe } }])
})

test('default: several changes are one batch', async () => {
  const { drafts, meaning, review, screen } = await setup()
  await screen.getByRole('button', { name: t('replaceWho', { who: 'Bob' }) }).click()
  await screen.getByLabelText(t('replacement', { who: 'Bob' })).fill(dave)
  await screen.getByRole('button', { name: t('removeWho', { who: 'Alice' }) }).click()
  // Two signatures need the newcomer, who has shown nothing.
  await review.click()
  await expect.element(meaning).toHaveTextContent(tCustody('confirmFirst'))
  expect(drafts()).toEqual([])
  // The owner of today who stays has proven nothing either, and the text says so.
  const known = { others: 1, proven: 0, signed: 0, threshold: 2 }
  await screen.getByRole('checkbox', { name: tCustody('unshown', known) }).click()
  await review.click()
  await expect.poll(drafts).toMatchObject([{ transaction: { operation: 1, to: multiSend, value: '0' } }])
})

test('behavior: what was typed before is there again, and can be taken back', { tags: 'long' }, async () => {
  const { drafts, review, screen, threshold } = await setup({
    added: [dave],
    removed: [alice],
    replaced: { [bob]: '0x12' },
    threshold: 1,
  })
  await expect.element(screen.getByLabelText(t('newOwner', { number: 1 }), { exact: true })).toHaveValue(dave)
  await expect.element(screen.getByLabelText(t('replacement', { who: 'Bob' }))).toHaveValue('0x12')
  await expect.element(screen.getByText(tTransactionBuilder('address.length', { count: 4 }))).toBeVisible()
  await expect.element(threshold).toHaveValue('1')
  await screen.getByRole('button', { name: t('keepWho', { who: 'Alice' }) }).click()
  await screen.getByRole('button', { name: t('keepWho', { who: 'Bob' }) }).click()
  await screen.getByRole('button', { name: t('discardWhich', { number: 1 }) }).click()
  await threshold.selectOptions('2')
  await review.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('errors.nothing'))
  expect(drafts()).toEqual([])
})

test('error: a threshold above the owners is named at once, and makes no draft', async () => {
  const { drafts, review, screen, threshold } = await setup()
  await screen.getByRole('button', { name: t('removeWho', { who: 'Alice' }) }).click()
  await screen.getByRole('button', { name: t('removeWho', { who: 'Bob' }) }).click()
  await expect
    .element(threshold)
    .toHaveAccessibleDescription(expect.stringContaining(t('errors.tooHigh', { threshold: 2, count: 1 })))
  await review.click()
  await expect.element(threshold).toHaveFocus()
  expect(drafts()).toEqual([])
  await expectAccessible(screen.container)
})

test('error: owners that need this Safe first are refused', async () => {
  const circle = { kind: 'safe', nodes: [{ safe: dave, owners: [safe], threshold: 1n }] } as const
  const { drafts, meaning, review, screen } = await setup(
    { added: [], removed: [alice], replaced: { [bob]: dave }, threshold: 2 },
    circle,
  )
  await expect.element(meaning).toHaveTextContent(t('deadlock'))
  await review.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(tTransactionBuilder('change.refused'))
  expect(drafts()).toEqual([])
})

test('behavior: added to the batch, call by call; a second change is warned of the first', {
  tags: 'long',
}, async () => {
  const { drafts, screen } = await setup()
  await screen.getByRole('button', { name: t('add') }).click()
  await screen.getByLabelText(t('newOwner', { number: 1 }), { exact: true }).fill(dave)
  await screen.getByRole('button', { name: tBatch('add') }).click()
  await expect.element(screen.getByText(tBatch('added', { count: 1 }))).toBeVisible()
  await expect
    .element(screen.getByText(tTransactionBuilder('change.conflict', { places: tBatch('inBatch') })))
    .toBeVisible()
  await expectAccessible(screen.container)
  expect(drafts()).toEqual([])
  expect(screen.services.drafts.get().forms[formKey(chainId, safe, batchForm)]).toMatchObject({ items: [{ to: safe }] })
})
