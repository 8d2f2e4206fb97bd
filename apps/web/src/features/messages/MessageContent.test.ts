import { expect, test } from 'vitest'
import { listTypedFields } from './MessageContent.tsx'

const order = {
  domain: { chainId: 1, name: 'Market' },
  message: {
    items: [{ id: '7' }, { id: '8' }],
    note: 'not in the types',
    seller: { wallet: '0xabc', nickname: 'S' },
  },
  primaryType: 'Order',
  types: {
    Item: [{ name: 'id', type: 'uint256' }],
    Order: [
      { name: 'seller', type: 'Person' },
      { name: 'items', type: 'Item[]' },
    ],
    Person: [{ name: 'wallet', type: 'address' }],
  },
}

test('default: in the order of the types, lists and structures with what they hold', () => {
  const { domain, message } = listTypedFields(order)
  expect(domain.map(({ name, value }) => [name, value])).toEqual([
    ['name', 'Market'],
    ['chainId', '1'],
  ])
  expect(message).toEqual([
    { name: 'seller', type: 'Person', value: [{ name: 'wallet', type: 'address', value: '0xabc' }] },
    {
      name: 'items',
      type: 'Item[]',
      value: [
        { name: '1', type: 'Item', value: [{ name: 'id', type: 'uint256', value: '7' }] },
        { name: '2', type: 'Item', value: [{ name: 'id', type: 'uint256', value: '8' }] },
      ],
    },
  ])
})

test('behavior: what no type names is not signed, and is named', () => {
  expect(listTypedFields(order).unsigned).toEqual(['note', 'seller.nickname'])
  const types = { ...order.types, EIP712Domain: [{ name: 'name', type: 'string' }] }
  const partial = listTypedFields({ ...order, types })
  expect(partial.domain.map(({ name }) => name)).toEqual(['name'])
  expect(partial.unsigned).toContain('domain.chainId')
})
