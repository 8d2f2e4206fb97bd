import { expectAccessible } from '@countersign/test/browser'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testCoin } from '../../../test/testCoin.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import type { NextNonce } from '../../domain/drafting/useNextNonce.ts'
import { formKey, saveForm } from '../../domain/ledger/drafts.ts'
import { dave } from '../../domain/report/testReport.ts'
import { drafting } from '../../lib/messages/drafting.ts'
import { sendText as words } from '../../lib/messages/send.ts'
import { SendForm } from './SendForm.tsx'

const form = (basis: NextNonce['basis']) => (
  <SendForm
    asset={undefined}
    holdings={[testCoin]}
    nextNonce={{ basis, value: 7n }}
    safe={testSafe}
    state={testState}
  />
)
const key = formKey(testSafe.chainId, testSafe.address, 'send')

async function setup(basis: NextNonce['basis'] = 'all', typed?: { amount: string; recipient: string }) {
  const screen = await renderWithServices(form(basis), {
    prepare: ({ drafts }) => typed && drafts.update((all) => saveForm(all, key, { asset: zeroAddress, ...typed })),
  })
  return {
    amount: screen.getByLabelText(words.amount),
    nonce: screen.getByLabelText(drafting.nonce),
    recipient: screen.getByLabelText(words.recipient),
    review: screen.getByRole('button', { name: drafting.review }),
    screen,
  }
}

test('default: becomes a draft of this browser, with the first free nonce', async () => {
  const { amount, recipient, review, screen } = await setup()
  await recipient.fill(dave)
  await screen.getByRole('button', { name: words.max }).click()
  await expect.element(amount).toHaveValue('1.5')
  await review.click()
  await expect
    .poll(() => screen.services.drafts.get().transactions)
    .toMatchObject([{ transaction: { nonce: '7', to: dave, value: '1500000000000000000' } }])
})

test('error: says what is wrong beside each field, keeps what was typed, and goes to the first', async () => {
  const { amount, nonce, recipient, review, screen } = await setup()
  await recipient.fill('0x1234')
  await amount.fill('2')
  await nonce.fill('4')
  await review.click()
  await expect.element(recipient).toHaveAccessibleDescription(new RegExp(words.errors.recipientWrong))
  await expect.element(amount).toHaveAccessibleDescription(new RegExp(words.errors.amountTooMuch('1.5 ETH')))
  await expect.element(nonce).toHaveAccessibleDescription(new RegExp(drafting.nonceUsed(5n)))
  await expect.element(recipient).toHaveFocus()
  await expect.element(recipient).toHaveValue('0x1234')
  await expect.element(amount).toHaveValue('2')
  expect(screen.services.drafts.get().transactions).toEqual([])
  await expectAccessible(screen.container)
  await amount.fill('1')
  await expect.element(screen.getByText(words.errors.amountTooMuch('1.5 ETH'))).not.toBeInTheDocument()
  await expect.element(screen.getByText(words.errors.recipientWrong)).toBeVisible()
})

test('behavior: what was typed before is there again', async () => {
  const { amount, recipient, screen } = await setup('all', { amount: '0.25', recipient: dave })
  await expect.element(amount).toHaveValue('0.25')
  await expect.element(recipient).toHaveValue(dave)
  await expectAccessible(screen.container)
})

test('behavior: a nonce that is not known yet is waited for', async () => {
  const { review, screen } = await setup('looking', { amount: '1', recipient: dave })
  await expect.element(screen.getByText(drafting.nonceLooking)).toBeVisible()
  await review.click()
  expect(screen.services.drafts.get().transactions).toEqual([])
  await screen.rerender(form('all'))
  await expect.poll(() => screen.services.drafts.get().transactions).toMatchObject([{ transaction: { nonce: '7' } }])
})
