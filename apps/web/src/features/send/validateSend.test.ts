import { decodeFunctionData, erc20Abi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { type ValidateSendParameters, validateSend } from './validateSend.ts'

const t = createCatalogue('send')
const tTransactionBuilder = createCatalogue('transactionBuilder')

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const usdc = '0x18D105209982D86172a6270823e095fee297B0a4'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

function setup(form: Partial<ValidateSendParameters['form']> = {}) {
  return validateSend({
    form: { asset: zeroAddress, recipient: dave, amount: '1.5', ...form },
    safe,
    chain: { id: 31337, shortName: 'demo' },
    balances: [
      { token: zeroAddress, isNative: true, symbol: 'ETH', decimals: 18, amount: 2n * 10n ** 18n },
      { token: usdc, isNative: false, symbol: 'USDC', decimals: 6, amount: 2_500_000_000n },
    ],
  })
}

test('default: native coin goes straight to the recipient', () => {
  expect(setup()).toEqual({ value: { to: dave, value: 15n * 10n ** 17n, data: '0x' } })
})

test('default: a token goes by its contract', () => {
  const result = setup({ asset: usdc, amount: '2,500.00' })
  if ('errors' in result) throw new Error('refused')
  expect(result.value).toMatchObject({ to: usdc, value: 0n })
  expect(decodeFunctionData({ abi: erc20Abi, data: result.value.data })).toEqual({
    functionName: 'transfer',
    args: [dave, 2_500_000_000n],
  })
})

test('behavior: prefix of this chain, spaces and lower case are accepted', () => {
  for (const recipient of [`demo:${dave}`, ` ${dave} `, dave.toLowerCase()])
    expect(setup({ recipient })).toMatchObject({ value: { to: dave } })
})

test.each([
  [{ recipient: '' }, 'recipient', t('errors.recipientMissing')],
  [{ recipient: '0x12' }, 'recipient', tTransactionBuilder('address.length', { count: 4 })],
  [{ recipient: '0x90f79BF6EB2c4f870365E785982E1f101E93b906' }, 'recipient', tTransactionBuilder('address.checksum')],
  [{ recipient: `eth:${dave}` }, 'recipient', tTransactionBuilder('address.otherChain', { prefix: 'eth' })],
  [{ recipient: zeroAddress }, 'recipient', t('errors.recipientIsZero')],
  [{ recipient: safe }, 'recipient', t('errors.recipientIsSafe')],
  [{ recipient: usdc, asset: usdc }, 'recipient', t('errors.recipientIsToken')],
  [{ amount: '' }, 'amount', tTransactionBuilder('amount.missing')],
  [{ amount: '0.0' }, 'amount', tTransactionBuilder('amount.notPositive')],
  [{ amount: '-1' }, 'amount', tTransactionBuilder('amount.notPositive')],
  [{ amount: 'x' }, 'amount', tTransactionBuilder('amount.wrong', { example: '1.5' })],
  [{ amount: '1,500' }, 'amount', tTransactionBuilder('amount.ambiguous', { decimal: '1.5000', thousands: '1500' })],
  [
    { amount: '1.1234567', asset: usdc },
    'amount',
    tTransactionBuilder('amount.decimals', { decimals: 6, symbol: 'USDC' }),
  ],
  [{ amount: '2.000000000000000001' }, 'amount', tTransactionBuilder('amount.tooMuch', { available: '2 ETH' })],
  [{ asset: dave }, 'asset', t('errors.assetMissing')],
])('error: %o', (form, field, message) => {
  const result = setup(form)
  expect(result).toMatchObject({ errors: { [field]: message } })
})
