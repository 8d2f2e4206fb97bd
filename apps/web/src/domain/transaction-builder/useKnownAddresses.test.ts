import { expect, test } from 'vitest'
import { bob, carol, dave } from '../../../test/testReport.ts'
import { findByName, type KnownAddress, searchKnown } from './useKnownAddresses.ts'

const known: KnownAddress[] = [
  { address: dave, name: 'Dave' },
  { address: bob, name: 'Bob' },
  { address: carol, name: undefined, isMySafe: true },
]

test('default: by name or address; names that begin with the text come first', () => {
  const all: KnownAddress[] = [{ address: carol, name: 'A. Bobson' }, ...known.slice(0, 2)]
  expect(searchKnown(all, 'bob').map(({ name }) => name)).toEqual(['Bob', 'A. Bobson'])
  expect(searchKnown(known, dave.slice(0, 10)).map(({ address }) => address)).toEqual([dave])
  expect(searchKnown(known, '')).toEqual(known)
  expect(searchKnown(known, 'zoe')).toEqual([])
})

test('behavior: a name stands for an address only if no other contact has it', () => {
  expect(findByName(known, ' dave ')).toBe(dave)
  expect(findByName(known, 'dav')).toBeUndefined()
  expect(findByName(known, '')).toBeUndefined()
  expect(findByName([...known, { address: carol, name: 'DAVE' }], 'Dave')).toBeUndefined()
})
