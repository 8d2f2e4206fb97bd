import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './createConcurrencyLimit.ts'

test('default: a released slot can be acquired again, once', () => {
  const slots = createConcurrencyLimit({ max: 3, maxPerKey: 2 })
  const give = slots.take('a')
  slots.take('a')
  expect(slots.take('a')).toBe('holder-full')
  expect(slots.take('b')).toBeTypeOf('function')
  expect(slots.take('b')).toBe('all-taken')
  if (typeof give === 'function') for (const _ of [1, 2]) give()
  expect(slots.take('b')).toBeTypeOf('function')
  expect(slots.take('c')).toBe('all-taken')
})
