import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { alice, bob, carol, dave } from '../../../test/testReport.ts'
import { listOwnElsewhere, listWithoutCode } from './useRowsContext.ts'

test('default: a contract elsewhere that is none here; what is a key everywhere is no matter', () => {
  const answer = (address: Address, here: boolean | undefined, elsewhere: boolean | undefined) => [
    { address, isHere: true, isContract: here },
    { address, isHere: false, isContract: elsewhere },
  ]
  const requested: Address[] = [alice, bob, carol, dave]
  expect(
    listWithoutCode(
      requested,
      [],
      [
        ...answer(alice, false, true),
        ...answer(bob, false, false),
        ...answer(carol, true, true),
        ...answer(dave, undefined, true),
      ],
    ),
  ).toEqual([alice])
})

test("behavior: one's own Safe is a contract where it is, whether or not that chain answers", () => {
  const unheard = { address: alice, isHere: false, isContract: undefined } as const
  expect(listWithoutCode([alice], [alice], [{ ...unheard, isHere: true, isContract: false }, unheard])).toEqual([alice])
  expect(listWithoutCode([alice], [alice], [{ ...unheard, isHere: true }])).toEqual([])
})

test('behavior: Safes that only the service calls yours are not among them', () => {
  const elsewhere = { ...testChain, id: 2 }
  const safes = [
    { address: alice, chain: testChain, role: 'owner' },
    { address: bob, chain: elsewhere, role: 'owner' },
    { address: carol, chain: elsewhere, role: 'not-owner' },
    { address: dave, chain: elsewhere, role: 'unknown' },
  ] as const
  expect(listOwnElsewhere(safes, testChain.id)).toEqual([bob])
})
