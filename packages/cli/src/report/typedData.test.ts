import { expect, test } from 'vitest'
import { listTypedDataFields } from './typedData.ts'

const types = {
  Item: [{ name: 'id', type: 'uint256' }],
  Order: [
    { name: 'items', type: 'Item[]' },
    { name: 'tags', type: 'string[2]' },
    { name: 'note', type: 'string' },
  ],
}

test('default: what is hashed in the order of the types, and what is not', () => {
  const message = { extra: 1, items: [{ id: '1' }, { hidden: 'x', id: '2' }], note: 'n', tags: ['a', 'b'] }
  expect(listTypedDataFields({ message, primaryType: 'Order', types })).toEqual({
    fields: [
      { text: '1', type: 'uint256', way: 'items[0].id' },
      { text: '2', type: 'uint256', way: 'items[1].id' },
      { text: 'a', type: 'string', way: 'tags[0]' },
      { text: 'b', type: 'string', way: 'tags[1]' },
      { text: 'n', type: 'string', way: 'note' },
    ],
    unsigned: ['extra', 'items[1].hidden'],
  })
})

test('behavior: types in a circle end', () => {
  const circle = { A: [{ name: 'a', type: 'A' }] }
  const { fields } = listTypedDataFields({ message: {}, primaryType: 'A', types: circle })
  expect(fields).toEqual([{ text: '…', type: 'A', way: expect.stringContaining('a.a.a') }])
})
