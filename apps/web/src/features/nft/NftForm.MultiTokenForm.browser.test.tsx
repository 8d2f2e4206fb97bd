import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { multiTokenQuery } from '../../domain/assets/collectiblesQuery.ts'
import { formKey } from '../../domain/signature-store/drafts.ts'

import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

import { MultiTokenForm } from './NftForm.tsx'

const tTransactionBuilder = createCatalogue('transactionBuilder')
const tBatch = createCatalogue('batch')

const t = createCatalogue('nft')

const contract = '0x18D105209982D86172a6270823e095fee297B0a4'

async function setup(balance: bigint | undefined = 5n) {
  const screen = await renderWithServices(
    <MultiTokenForm nextNonce={{ basis: 'all', value: 7n }} safe={testSafe} state={testState} />,
    {
      prepare: (services) => {
        const { queryKey } = multiTokenQuery(services, testSafe, { contract, id: 3n })
        services.queryClient.setQueryDefaults(queryKey, { staleTime: 60_000 })
        services.queryClient.setQueryData(queryKey, { balance, symbol: 'COUPON', block: 9n })
      },
    },
  )
  return {
    amount: screen.getByLabelText(t('amount')),
    contractField: screen.getByLabelText(t('contract')),
    drafts: () => screen.services.drafts.get().transactions,
    id: screen.getByLabelText(t('id')),
    recipient: screen.getByLabelText(t('recipient')),
    review: screen.getByRole('button', { name: tTransactionBuilder('review') }),
    screen,
  }
}

test('default: some of a number become a draft', async () => {
  const { amount, contractField, drafts, id, recipient, review, screen } = await setup()
  await contractField.fill(contract)
  await id.fill('3')
  await expect.element(amount).toHaveAccessibleDescription(new RegExp(t('held', { balance: '5', symbol: 'COUPON' })))
  await screen.getByRole('button', { name: t('all') }).click()
  await expect.element(amount).toHaveValue('5')
  await recipient.fill(dave)
  await expectAccessible(screen.container)
  await review.click()
  await expect.poll(drafts).toMatchObject([{ form: 'nft', transaction: { nonce: '7', to: contract, value: '0' } }])
})

test('behavior: they wait in the batch, and the form is empty again', { tags: 'long' }, async () => {
  const { amount, contractField, id, recipient, screen } = await setup()
  await contractField.fill(contract)
  await id.fill('3')
  await amount.fill('2')
  await recipient.fill(dave)
  await screen.getByRole('button', { name: tBatch('add') }).click()
  await expect.element(screen.getByText(tBatch('added', { count: 1 }))).toBeVisible()
  expect(screen.services.drafts.get().forms[formKey(testSafe.chainId, testSafe.address, 'nft')]).toBeUndefined()
})

test('error: more than the Safe holds, and all that is missing, beside each field', async () => {
  const { amount, contractField, drafts, id, recipient, review } = await setup()
  await review.click()
  await expect.element(contractField).toHaveAccessibleDescription(new RegExp(tTransactionBuilder('address.missing')))
  await expect.element(id).toHaveAccessibleDescription(new RegExp(t('idMissing')))
  await expect.element(contractField).toHaveFocus()
  await contractField.fill(contract)
  await id.fill('3')
  await amount.fill('6')
  await recipient.fill(dave)
  await review.click()
  await expect.element(amount).toHaveAccessibleDescription(new RegExp(t('tooMany', { balance: '5' })))
  expect(drafts()).toEqual([])
})
