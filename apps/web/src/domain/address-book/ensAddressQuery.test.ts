import { expect, test } from 'vitest'
import { alice, bob } from '../../../test/testReport.ts'
import { compareAnswers } from './ensAddressQuery.ts'

const block = { chainId: 31337, hash: `0x${'9'.repeat(64)}`, number: 9n, timestamp: 1n } as const
const found = (address: typeof alice | typeof bob) => ({ kind: 'found', name: 'a.eth', address, block }) as const

test('default: the newest answer counts', () => {
  expect(compareAnswers(undefined, found(alice))).toEqual(found(alice))
  expect(compareAnswers(found(alice), found(alice))).toEqual(found(alice))
  expect(compareAnswers({ kind: 'none' }, found(alice))).toEqual(found(alice))
  expect(compareAnswers(found(alice), { kind: 'none' })).toEqual({ kind: 'none' })
})

test('behavior: a name that moved stays refused, also when it moves back', () => {
  const moved = { kind: 'moved', from: alice, to: bob } as const
  expect(compareAnswers(found(alice), found(bob))).toEqual(moved)
  expect(compareAnswers(moved, found(alice))).toEqual(moved)
})
