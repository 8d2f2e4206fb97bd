import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testLimit, testModule } from '../../../test/testLimit.ts'
import { alice, dave } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

import { SpendForm } from './SpendForm.tsx'

const tTransactionBuilder = createCatalogue('transactionBuilder')

const t = createCatalogue('spendingLimits')

async function setup(answerNode?: (method: string) => unknown) {
  const screen = await renderWithServices(
    <SpendForm
      limits={[testLimit]}
      module={testModule}
      renderFailure={(error) => <p>{error instanceof Error ? `Failed: ${error.message}` : null}</p>}
      safe={testSafe}
      wrongChain={<p>Other chain</p>}
    />,
    { account: dave, ...(answerNode ? { answerNode } : {}) },
  )
  return {
    amount: screen.getByLabelText(t('amount'), { exact: true }),
    recipient: screen.getByLabelText(t('recipient')),
    screen,
  }
}

test('default: the only limit is chosen, and the button says what happens', async () => {
  const { amount, recipient, screen } = await setup()
  await recipient.fill(alice)
  await amount.fill('0.2')
  await expect.element(screen.getByRole('button', { name: t('spendAmount', { amount: '0.2 ETH' }) })).toBeEnabled()
  await expectAccessible(screen.container)
})

test('error: more than what is left, and what the chain would refuse, is not sent and stays typed', async () => {
  const requested: string[] = []
  const { amount, recipient, screen } = await setup((method) => {
    requested.push(method)
    throw new Error('refused')
  })
  await screen.getByRole('button', { name: t('spend') }).click()
  await expect.element(recipient).toHaveAccessibleDescription(new RegExp(tTransactionBuilder('address.missing')))
  await recipient.fill(alice)
  await amount.fill('0.4')
  await screen.getByRole('button', { name: t('spend') }).click()
  await expect.element(amount).toHaveAccessibleDescription(new RegExp(t('tooMuch', { left: '0.3 ETH' })))
  await amount.fill('0.2')
  await screen.getByRole('button', { name: t('spendAmount', { amount: '0.2 ETH' }) }).click()
  await expect.element(screen.getByText(/^Failed:/)).toBeVisible()
  await expect.element(amount).toHaveValue('0.2')
  expect(requested).not.toContain('eth_sendTransaction')
})
