import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testCoin } from '../../../test/testCoin.ts'
import { testModule } from '../../../test/testLimit.ts'
import { dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { multiSendQuery } from '../../domain/transaction-builder/multiSendQuery.ts'

import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

import { SpendingLimitForm } from './SpendingLimitForm.tsx'

const tTransactionBuilder = createCatalogue('transactionBuilder')
const tBatch = createCatalogue('batch')

const t = createCatalogue('spendingLimits')

const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

async function setup(limits = { beneficiaries: [] as `0x${string}`[], isEnabled: false }) {
  const screen = await renderWithServices(
    <SpendingLimitForm
      holdings={[testCoin]}
      limits={limits}
      module={testModule}
      nextNonce={{ basis: 'all', value: 7n }}
      safe={testSafe}
      state={testState}
    />,
    {
      prepare: (services) =>
        services.queryClient.setQueryData(
          multiSendQuery(services, { chainId: testSafe.chainId, version: testState.version }).queryKey,
          multiSend,
        ),
    },
  )
  return {
    amount: screen.getByLabelText(t('amount'), { exact: true }),
    beneficiary: screen.getByLabelText(t('beneficiary'), { exact: true }),
    drafts: () => screen.services.drafts.get().transactions,
    review: screen.getByRole('button', { name: tTransactionBuilder('review') }),
    screen,
  }
}

test('default: module, beneficiary and limit become one transaction', async () => {
  const { amount, beneficiary, drafts, review, screen } = await setup()
  await beneficiary.fill(dave)
  await amount.fill('0.5')
  await expect
    .element(screen.getByText('enable the spending limit module, add the beneficiary and set the limit'))
    .toBeVisible()
  await expectAccessible(screen.container)
  await review.click()
  await expect.poll(drafts).toMatchObject([{ form: 'limits', transaction: { operation: 1, to: multiSend } }])
})

test('behavior: a change is a single call of the module', async () => {
  const { amount, beneficiary, drafts, review, screen } = await setup({ beneficiaries: [dave], isEnabled: true })
  await beneficiary.fill(dave)
  await amount.fill('0.5')
  await expect.element(screen.getByText('This transaction: set the limit.')).toBeVisible()
  await review.click()
  await expect.poll(drafts).toMatchObject([{ transaction: { operation: 0, to: testModule } }])
})

test('behavior: once the module is enabled a limit can wait in the batch, and not before', async () => {
  const { amount, beneficiary, screen } = await setup({ beneficiaries: [], isEnabled: true })
  await beneficiary.fill(dave)
  await amount.fill('0.5')
  await screen.getByRole('button', { name: tBatch('add') }).click()
  await expect.element(amount).toHaveValue('')
  await screen.unmount()
  const { screen: first } = await setup()
  expect(first.getByRole('button', { name: tBatch('add') }).elements()).toEqual([])
})

test('error: says what is missing', async () => {
  const { amount, beneficiary, drafts, review } = await setup()
  await review.click()
  await expect.element(beneficiary).toHaveAccessibleDescription(new RegExp(tTransactionBuilder('address.missing')))
  await expect.element(amount).toHaveAccessibleDescription(new RegExp(tTransactionBuilder('amount.missing')))
  expect(drafts()).toEqual([])
})
