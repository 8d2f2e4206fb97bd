import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { setLocale } from './messages/languages/setLocale.ts'
import { parseDecimal } from './parseDecimal.ts'

afterEach(() => setLocale('en'))

const read = (text: string) => {
  const reading = parseDecimal(text)
  return reading.kind === 'decimal' ? `${reading.integer}.${reading.fraction}` : reading.kind
}

const locales = ['en', 'de', 'fr', 'pl', 'ja'] as const

test.each([
  ['1.5', '1.5'],
  ['1,5', '1.5'],
  ['1,50', '1.5'],
  ['0,500', '0.5'],
  ['0.500', '0.5'],
  ['1,5000', '1.5'],
  ['1234,567', '1234.567'],
  ['.5', '0.5'],
  [',5', '0.5'],
  ['5.', '5.'],
  [' 2500 ', '2500.'],
  ['2,500.5', '2500.5'],
  ['2.500,5', '2500.5'],
  ['1,234.567', '1234.567'],
  ['1.234,567', '1234.567'],
  ['1,234,567', '1234567.'],
  ['1.234.567', '1234567.'],
  ['1 234 567,89', '1234567.89'],
  ['1\u202f500', '1500.'],
  ['2’500', '2500.'],
])('default: "%s" in every language', async (text, value) => {
  for (const locale of locales) {
    await setLocale(locale)
    expect(read(text), locale).toBe(value)
  }
})

test.each([
  '',
  '.',
  ',',
  '1.2.3',
  '1,5,5',
  '1,00,000',
  '1,234.567,8',
  '-1',
  '+1',
  '1e3',
  '0x10',
  '٣',
  '1 5',
  '1.5 ETH',
])('error: "%s" is no number', (text) => {
  expect(read(text)).toBe('invalid')
})

test('error: three digits after a comma may be decimals or thousands; so may they after a point where a comma is the decimal', async () => {
  expect(parseDecimal('1,500')).toEqual({ decimal: '1.5000', kind: 'ambiguous', thousands: '1500' })
  expect(read('1.500')).toBe('1.5')
  await setLocale('de')
  expect(read('1,500')).toBe('ambiguous')
  expect(read('12.500')).toBe('ambiguous')
})

const marks = { ',': '.', '.': ',' } as const

test.each(locales)('property: what anybody writes is read as meant, or refused: %s', async (locale) => {
  await setLocale(locale)
  const isPointDecimal = (1.5).toLocaleString(locale).includes('.')
  fc.assert(
    fc.property(
      fc.bigInt({ max: 10n ** 12n, min: 0n }),
      fc.stringMatching(/^\d{0,18}$/),
      fc.constantFrom('.' as const, ',' as const),
      fc.boolean(),
      (integer, fraction, decimal, isGrouped) => {
        const digits = isGrouped ? integer.toString().replace(/\B(?=(\d{3})+$)/g, marks[decimal]) : integer.toString()
        const text = fraction === '' ? digits : `${digits}${decimal}${fraction}`
        // Where a point is the decimal separator of the page, it is read as one.
        const isOfOthers = isPointDecimal && fraction === '' && /^[1-9]\d{0,2}\.\d{3}$/.test(text)
        const value = `${integer}.${fraction.replace(/0+$/, '')}`
        if (!isOfOthers) expect([value, 'ambiguous']).toContain(read(text))
      },
    ),
  )
})

test.each(locales)('property: what an ambiguous number is changed to has one meaning: %s', async (locale) => {
  await setLocale(locale)
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{0,2}[.,]\d{3}$/), (text) => {
      const reading = parseDecimal(text)
      if (reading.kind !== 'ambiguous') return
      expect(read(reading.decimal)).toBe(
        text.replace(',', '.').replace(/\.?0+$/, (end) => (end.startsWith('.') ? '.' : '')),
      )
      expect(read(reading.thousands)).toBe(`${text.replace(/[.,]/, '')}.`)
    }),
  )
})
