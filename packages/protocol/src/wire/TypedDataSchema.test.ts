import { expect, test } from 'vitest'
import { TypedDataSchema } from './TypedDataSchema.ts'

const data = { domain: {}, message: { to: '1' }, types: { Order: [{ name: 'to', type: 'string' }] } }

test('default: the primary type is one of the types', () => {
  expect(TypedDataSchema.parse({ ...data, primaryType: 'Order' })).toEqual({ ...data, primaryType: 'Order' })
  expect(TypedDataSchema.parse(data)).toMatchObject({ primaryType: 'Order' })
})

test.each(['Other', 'constructor', 'toString', '__proto__'])('error: %s is not', (primaryType) => {
  expect(TypedDataSchema.safeParse({ ...data, primaryType }).success).toBe(false)
})
