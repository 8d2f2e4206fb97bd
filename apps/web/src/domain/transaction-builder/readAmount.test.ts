import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { exactAmount, formatExact, toAmountInput } from '../../lib/formatAmount.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { setLocale } from '../../lib/messages/languages/setLocale.ts'
import { readAmount, readPositiveAmount } from './readAmount.ts'

const t = createCatalogue('transactionBuilder')
const usdc = { decimals: 6, symbol: 'USDC' }

afterEach(() => setLocale('en'))

test.each([
  ['1.5', 1_500_000n],
  ['1,5', 1_500_000n],
  ['2,500.50', 2_500_500_000n],
  ['1.5000000', 1_500_000n],
  ['0', 0n],
])('default: "%s"', (text, value) => {
  expect(readAmount(text, usdc)).toEqual({ value })
})

test.each([
  ['', t('amount.missing')],
  ['-1,5', t('amount.notPositive')],
  ['1,500', t('amount.ambiguous', { decimal: '1.5000', thousands: '1500' })],
  ['much', t('amount.wrong', { example: '1.5' })],
  ['1.2345678', t('amount.decimals', usdc)],
])('error: "%s"', (text, error) => {
  expect(readAmount(text, usdc)).toEqual({ error })
})

test('error: what to write instead has the separator of the language', async () => {
  await setLocale('de')
  expect(readAmount('1.500', usdc)).toEqual({ error: t('amount.ambiguous', { decimal: '1,5000', thousands: '1500' }) })
})

test('behavior: nothing is paid by zero; decimals of an unknown token are not judged', () => {
  expect(readPositiveAmount('0,0', usdc)).toEqual({ error: t('amount.notPositive') })
  expect(readPositiveAmount('1.23456789', undefined)).toMatchObject({ value: expect.any(BigInt) })
})

test.each(['en', 'de', 'fr', 'ja'] as const)(
  'property: what the page writes is read back, or refused: %s',
  async (locale) => {
    await setLocale(locale)
    fc.assert(
      fc.property(fc.bigInt({ max: 2n ** 96n, min: 0n }), fc.integer({ max: 24, min: 0 }), (value, decimals) => {
        const unit = { decimals, symbol: 'T' }
        expect(readAmount(toAmountInput(value, decimals), unit)).toEqual({ value })
        for (const text of [exactAmount(value, decimals), formatExact(value, decimals)]) {
          const read = readAmount(text, unit)
          if ('value' in read) expect(read.value, text).toBe(value)
        }
      }),
    )
  },
)
