import { expect, test } from 'vitest'
import { groupThousands, msg } from './msg.ts'

test('default: English text with its id and values', () => {
  expect(msg('nonceOpen', 'Nonce {nonce} is open; the next one is {next}.', { next: 8, nonce: 7n })).toEqual({
    id: 'nonceOpen',
    text: 'Nonce 7 is open; the next one is 8.',
    values: { next: 8, nonce: '7' },
  })
  expect(msg('guard', 'guard')).toEqual({ id: 'guard', text: 'guard' })
})

test('behavior: messages within messages, amounts, counts and lists', () => {
  const amount = msg('upTo', 'up to {amount} {symbol}', { amount: { amount: '2500.1234' }, symbol: 'USDC' })
  expect(msg('pays', 'The Safe pays {amount}.', { amount }).text).toBe('The Safe pays up to 2,500.1234 USDC.')
  expect(msg('calls', '{count, number} calls with nonce {nonce}', { count: 1_500, nonce: 1_500 }).text).toBe(
    '1,500 calls with nonce 1500',
  )
  const settings = [msg('guard', 'guard'), msg('owners', 'owners')]
  expect(msg('changes', 'It changes: {settings}.', { settings }).text).toBe('It changes: guard, owners.')
  expect(['1', '1000', '1234567.1234567', '0.1000'].map(groupThousands)).toEqual([
    '1',
    '1,000',
    '1,234,567.1234567',
    '0.1000',
  ])
})

test('behavior: a value that resembles an argument or a replacement pattern stays as it is', () => {
  expect(msg('called', '{name} by {by}', { by: '$& $1', name: '{by}' }).text).toBe('{by} by $& $1')
})

// Checked by `npm run check:types`, never called.
export function rejectWrongUse() {
  // @ts-expect-error: an argument is missing
  msg('nonce', 'Nonce {nonce}')
  // @ts-expect-error: another argument
  msg('nonce', 'Nonce {nonce}', { next: 1 })
  // @ts-expect-error: no arguments
  msg('guard', 'guard', { nonce: 1 })
  // @ts-expect-error: a number
  msg('count', '{count, number} calls', { count: '1' })
}
