import { expect, test } from 'vitest'
import { type FieldResult, readForm, refineField, requireField } from './readForm.ts'

const even = (field: FieldResult<number>) => refineField(field, (value) => (value % 2 ? 'Odd.' : undefined))

test('default: the values of all fields', () => {
  expect(readForm({ amount: { value: 2n }, name: requireField<string>('Bob', 'Missing.') })).toEqual({
    value: { amount: 2n, name: 'Bob' },
  })
})

test('error: every field that has one', () => {
  expect(readForm({ a: even({ value: 3 }), b: requireField(undefined, 'Missing.'), c: even({ value: 4 }) })).toEqual({
    errors: { a: 'Odd.', b: 'Missing.' },
  })
})

test('behavior: what could not be read is not refined', () => {
  expect(even({ error: 'No number.' })).toEqual({ error: 'No number.' })
})
