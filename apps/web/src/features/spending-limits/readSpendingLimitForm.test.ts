import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

import {
  emptyLimitForm,
  emptySpendForm,
  readSpendForm,
  readSpendingLimitForm,
  type SpendFormValue,
  type SpendingLimitFormValue,
} from './readSpendingLimitForm.ts'
import { toLimit } from './readSpendingLimits.ts'

const tTransactionBuilder = createCatalogue('transactionBuilder')

const t = createCatalogue('spendingLimits')

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const erin = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const chain = { id: 31337, shortName: 'demo' }
const assets = [
  { decimals: 18, symbol: 'ETH', token: zeroAddress },
  { decimals: 6, symbol: 'USDC', token: dave },
] as const

const read = (form: Partial<SpendingLimitFormValue>) =>
  readSpendingLimitForm({ assets, chain, form: { ...emptyLimitForm, ...form }, safe })

test('default: a limit', () => {
  expect(read({ amount: '2.5', asset: dave, beneficiary: `demo:${erin}`, resetMinutes: 10_080 })).toEqual({
    value: { amount: 2_500_000n, beneficiary: erin, resetMinutes: 10_080, token: dave },
  })
})

test('error: field by field', () => {
  expect(read({ asset: erin })).toEqual({
    errors: {
      amount: tTransactionBuilder('amount.missing'),
      asset: t('assetMissing'),
      beneficiary: tTransactionBuilder('address.missing'),
    },
  })
  const beneficiary = (text: string) => read({ amount: '1', beneficiary: text })
  expect(beneficiary(safe)).toMatchObject({ errors: { beneficiary: t('isSafe') } })
  expect(beneficiary(zeroAddress)).toMatchObject({ errors: { beneficiary: t('beneficiaryIsZero') } })
  const amount = (text: string) => read({ amount: text, beneficiary: erin })
  expect(amount('0')).toMatchObject({ errors: { amount: tTransactionBuilder('amount.notPositive') } })
  expect(amount('x')).toMatchObject({ errors: { amount: tTransactionBuilder('amount.wrong', { example: '1.5' }) } })
  expect(amount('79228162515')).toMatchObject({ errors: { amount: t('amountTooLarge') } })
  expect(amount('79228162514')).toHaveProperty('value')
})

const limit = {
  ...toLimit({
    amount: 10n ** 18n,
    beneficiary: erin,
    last: 100n,
    minutes: 60n,
    spent: 4n * 10n ** 17n,
    token: zeroAddress,
  }),
  decimals: 18,
  symbol: 'ETH',
}
const spend = (form: Partial<SpendFormValue>) =>
  readSpendForm({ chain, form: { ...emptySpendForm, ...form }, limits: [limit], safe })

test('default: spending within what is left', () => {
  expect([limit.left, limit.nextReset]).toEqual([6n * 10n ** 17n, 9_600])
  expect(spend({ amount: '0.6', asset: zeroAddress, recipient: dave })).toEqual({
    value: { amount: 6n * 10n ** 17n, asset: limit, recipient: dave },
  })
})

test('error: more than what is left, nobody, and the Safe itself', () => {
  expect(spend({})).toEqual({
    errors: {
      amount: tTransactionBuilder('amount.missing'),
      asset: t('limitMissing'),
      recipient: tTransactionBuilder('address.missing'),
    },
  })
  expect(spend({ amount: '0.7', asset: zeroAddress, recipient: safe })).toEqual({
    errors: { amount: t('tooMuch', { left: '0.6 ETH' }), asset: undefined, recipient: t('isSafe') },
  })
  expect(spend({ amount: '0.1', asset: zeroAddress, recipient: zeroAddress })).toMatchObject({
    errors: { recipient: t('recipientIsZero') },
  })
  const overspent = toLimit({ amount: 1n, beneficiary: erin, last: 0n, minutes: 0n, spent: 5n, token: zeroAddress })
  expect(overspent).toMatchObject({ left: 0n, nextReset: undefined })
})
