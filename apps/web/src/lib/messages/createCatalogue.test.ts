import { afterEach, expect, test } from 'vitest'
import { createCatalogue } from './createCatalogue.ts'
import { formatList, formatNumber } from './intl.ts'
import { setLocale } from './languages/setLocale.ts'

const t = createCatalogue('spendingLimits')

afterEach(() => setLocale('en'))

test('default: texts, arguments and plurals in English', () => {
  expect(t('title')).toBe('Spending limits')
  expect(t('left', { amount: '2 ETH', left: '1 ETH' })).toBe('1 ETH of 2 ETH left')
  expect([1, 2, 7, 30].map((days) => t('everyDays', { days }))).toEqual([
    'Every day',
    'Every 2 days',
    'Every week',
    'Every 30 days',
  ])
  expect(formatNumber(1_234_567n)).toBe('1,234,567')
  expect(formatList(['a', 'b', 'c'])).toBe('a, b and c')
})

test('behavior: another language with its own plural forms and numbers, and back', async () => {
  await setLocale('pl')
  expect([2, 5].map((minutes) => t('everyMinutes', { minutes }))).toEqual(['Co 2 minuty', 'Co 5 minut'])
  await setLocale('de')
  expect(t('everyMinutes', { minutes: 1_500 })).toBe('Alle 1.500 Minuten')
  expect(formatNumber(1_234_567n)).toBe('1.234.567')
  expect(formatList(['a', 'b', 'c'])).toBe('a, b und c')
  // A language of the wallet dialog alone.
  await setLocale('ko')
  expect(t('title')).toBe('Spending limits')
})

// Checked by `npm run check:types`, never called.
export function rejectWrongUse() {
  // @ts-expect-error: no such id
  t('nothing')
  // @ts-expect-error: an argument is missing
  t('left', { left: '1 ETH' })
  // @ts-expect-error: no argument
  t('left')
  // @ts-expect-error: a number
  t('everyDays', { days: '1' })
  // @ts-expect-error: no arguments
  t('title', { name: 'x' })
}
