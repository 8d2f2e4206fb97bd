import { expect, test } from 'vitest'
import { addItems, duplicateItem, emptyBatch, moveItem, removeItem, replaceItem } from './Batch.ts'

const to = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const call = (value: bigint) => ({ to, value, data: '0x' }) as const
const three = addItems(emptyBatch, [call(1n), call(2n), call(3n)])
const values = ({ items }: typeof three) => items.map(({ value }) => value).join('')

test('default: calls keep the order in which they were added', () => {
  expect(values(three)).toBe('123')
  expect(values(addItems(three, [call(4n)]))).toBe('1234')
})

test('default: change, copy and remove one', () => {
  expect(values(replaceItem(three, 2, call(9n)))).toBe('193')
  expect(values(duplicateItem(three, 2))).toBe('1223')
  expect(values(removeItem(three, 2))).toBe('13')
  const ids = duplicateItem(three, 1).items.map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
})

test.each([
  [1, 0, '123'],
  [1, 1, '213'],
  [1, 2, '231'],
  [1, 9, '231'],
  [3, 0, '312'],
  [3, -1, '312'],
  [2, 0, '213'],
  [7, 0, '123'],
])('default: %s moves to place %s', (id, place, expected) => {
  expect(values(moveItem(three, id, place))).toBe(expected)
})

test('behavior: a change makes it another batch than the file’s', () => {
  const imported = { ...three, file: { frame: {}, indent: 0, end: '' } }
  expect(moveItem(imported, 1, 0).file).toBe(imported.file)
  for (const changed of [
    addItems(imported, [call(4n)]),
    moveItem(imported, 1, 2),
    duplicateItem(imported, 1),
    removeItem(imported, 1),
    replaceItem(imported, 1, call(1n)),
  ])
    expect(changed.file).toBeUndefined()
})
