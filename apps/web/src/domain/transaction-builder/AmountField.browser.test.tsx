import { expectAccessible } from '@countersign/test/browser'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { testCoin } from '../../../test/testCoin.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { setLocale } from '../../lib/messages/languages/setLocale.ts'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'

const t = createCatalogue('transactionBuilder')

afterEach(() => setLocale('en'))

function Form(props: Partial<AmountFieldProps>) {
  const [value, setValue] = useState('')
  return (
    <AmountField
      holding={testCoin}
      label="Amount"
      maximum={testCoin.amount}
      {...props}
      onChange={setValue}
      value={value}
    />
  )
}

const priced = { ...testCoin, claimed: testCoin.amount, fiat: 3_000 }

test('default: Max fills in the balance', async () => {
  const screen = await renderWithServices(<Form />)
  const amount = screen.getByLabelText('Amount')
  await expect.element(amount).toHaveAccessibleDescription(t('amount.balance', { amount: '1.5 ETH' }))
  await screen.getByRole('button', { name: t('amount.max') }).click()
  await expect.element(amount).toHaveValue('1.5')
})

test('behavior: where prices are known, the amount has a value, marked as reported', async () => {
  const screen = await renderWithServices(<Form holding={priced} />)
  const amount = screen.getByLabelText('Amount')
  await amount.fill('0,5')
  await expect.element(screen.getByText('≈ $1,000')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Evidence: Reported by the service, unverified' }))
    .toBeVisible()
  await expectAccessible(screen.container)
  await amount.fill('1,500')
  await expect.element(screen.getByText(/≈/)).not.toBeInTheDocument()
})

test('behavior: a price of another balance than the chain has is not used', async () => {
  const screen = await renderWithServices(<Form holding={{ ...priced, claimed: 1n }} />)
  await screen.getByLabelText('Amount').fill('1')
  await expect.element(screen.getByText(/≈/)).not.toBeInTheDocument()
})

test('behavior: Max writes decimals as the language does', async () => {
  await setLocale('de')
  const screen = await renderWithServices(<Form />)
  await screen.getByRole('button', { name: t('amount.max') }).click()
  await expect.element(screen.getByLabelText('Amount')).toHaveValue('1,5')
})
