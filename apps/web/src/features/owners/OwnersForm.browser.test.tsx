import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob, dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { setName } from '../../domain/address-book/names.ts'
import { formKey, saveForm } from '../../domain/signature-store/drafts.ts'
import { batchForm } from '../../domain/transaction-builder/Batch.ts'
import { multiSendQuery } from '../../domain/transaction-builder/multiSendQuery.ts'
import { batchText } from '../../lib/messages/batch.ts'
import { drafting } from '../../lib/messages/drafting.ts'
import { ownersText as words } from '../../lib/messages/owners.ts'
import { type OwnerFacts, ownerFactsQuery } from './listConsequences.ts'
import { OwnersForm } from './OwnersForm.tsx'
import type { OwnersFormValue } from './readOwnersForm.ts'

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
    meaning: screen.getByRole('region', { name: drafting.meaning }),
    review: screen.getByRole('button', { name: drafting.review }),
    screen,
    threshold: screen.getByLabelText(words.threshold),
  }
}

test('default: one owner more is one call of the Safe to itself', async () => {
  const { drafts, meaning, review, screen, threshold } = await setup()
  await expect.element(meaning).toHaveTextContent(drafting.noMeaning)
  await screen.getByRole('button', { name: words.add }).click()
  await screen.getByLabelText(words.newOwner(1), { exact: true }).fill(dave)
  await threshold.selectOptions('3')
  const after = screen.getByRole('row', { name: new RegExp(`^${words.owners}`) })
  await expect.element(after.getByRole('cell').last()).toHaveTextContent('Dave')
  await expect.element(after.getByRole('cell').first()).not.toHaveTextContent('Dave')
  await expect.element(meaning).toHaveTextContent(words.raised)
  await expectAccessible(screen.container)
  await review.click()
  await expect.poll(drafts).toMatchObject([{ form: 'owners', transaction: { nonce: '7', operation: 0, to: safe } }])
})

test('default: several changes are one batch', async () => {
  const { drafts, review, screen } = await setup()
  await screen.getByRole('button', { name: words.replaceWho('Bob') }).click()
  await screen.getByLabelText(words.replacement('Bob')).fill(dave)
  await screen.getByRole('button', { name: words.removeWho('Alice') }).click()
  await review.click()
  await expect.poll(drafts).toMatchObject([{ transaction: { operation: 1, to: multiSend, value: '0' } }])
})

test('behavior: what was typed before is there again, and can be taken back', async () => {
  const { drafts, review, screen, threshold } = await setup({
    added: [dave],
    removed: [alice],
    replaced: { [bob]: '0x12' },
    threshold: 1,
  })
  await expect.element(screen.getByLabelText(words.newOwner(1), { exact: true })).toHaveValue(dave)
  await expect.element(screen.getByLabelText(words.replacement('Bob'))).toHaveValue('0x12')
  await expect.element(screen.getByText(drafting.address.wrong)).toBeVisible()
  await expect.element(threshold).toHaveValue('1')
  await screen.getByRole('button', { name: words.keepWho('Alice') }).click()
  await screen.getByRole('button', { name: words.keepWho('Bob') }).click()
  await screen.getByRole('button', { name: words.dropWhich(1) }).click()
  await threshold.selectOptions('2')
  await review.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words.errors.nothing)
  expect(drafts()).toEqual([])
})

test('error: a threshold above the owners is named at once, and makes no draft', async () => {
  const { drafts, review, screen, threshold } = await setup()
  await screen.getByRole('button', { name: words.removeWho('Alice') }).click()
  await screen.getByRole('button', { name: words.removeWho('Bob') }).click()
  await expect.element(threshold).toHaveAccessibleDescription(new RegExp(words.errors.tooHigh(2, 1)))
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
  await expect.element(meaning).toHaveTextContent(words.deadlock)
  await review.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(words.refusedTitle)
  expect(drafts()).toEqual([])
})

test('behavior: added to the batch, call by call; a second change is warned of the first', async () => {
  const { drafts, screen } = await setup()
  await screen.getByRole('button', { name: words.add }).click()
  await screen.getByLabelText(words.newOwner(1), { exact: true }).fill(dave)
  await screen.getByRole('button', { name: batchText.add }).click()
  await expect.element(screen.getByText(batchText.added(1))).toBeVisible()
  await expect.element(screen.getByText(words.waitingTitle(batchText.waitingInBatch))).toBeVisible()
  await expectAccessible(screen.container)
  expect(drafts()).toEqual([])
  expect(screen.services.drafts.get().forms[formKey(chainId, safe, batchForm)]).toMatchObject({ items: [{ to: safe }] })
})
