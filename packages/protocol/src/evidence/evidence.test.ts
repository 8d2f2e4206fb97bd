import { expect, expectTypeOf, test } from 'vitest'
import { block } from '../../test/world.ts'
import { type Claimed, claim } from './Claimed.ts'
import {
  bundled,
  createVerified,
  deepFreeze,
  type Evidence,
  fromChain,
  isVerified,
  recomputed,
  type Verified,
  verifyOwn,
  yours,
} from './Evidence.ts'

test('default', () => {
  const verified = createVerified({ owners: ['a'] }, fromChain(block))
  expect(verified).toEqual({ evidence: { block, source: 'chain' }, value: { owners: ['a'] } })
  expect(isVerified(verified)).toBe(true)
  expect([recomputed, bundled, yours]).toEqual([{ source: 'recomputed' }, { source: 'bundled' }, { source: 'yours' }])
})

test('behavior: copies, look-alikes and claims are not verified', () => {
  const verified = createVerified(5n, recomputed)
  for (const other of [
    { ...verified },
    structuredClone({ evidence: verified.evidence, value: 5n }),
    claim(5n),
    null,
    undefined,
    5n,
    'x',
  ])
    expect(isVerified(other)).toBe(false)
})

test('behavior: what is verified cannot be changed', () => {
  const inner = { list: [{ amount: 1n }] }
  const verified = createVerified(inner, recomputed)
  expect(Object.isFrozen(verified)).toBe(true)
  expect(Object.isFrozen(verified.value.list[0])).toBe(true)
  expect(() => Object.assign(verified.value.list[0] ?? {}, { amount: 2n })).toThrow(TypeError)
  expect(deepFreeze(7)).toBe(7)
  expect(deepFreeze(null)).toBeNull()
})

test('behavior: own values are copied before they are frozen', () => {
  const own = { amount: 1n }
  const verified = verifyOwn(own)
  expect(verified).toEqual({ evidence: { source: 'yours' }, value: { amount: 1n } })
  expect(isVerified(verified)).toBe(true)
  expect(Object.isFrozen(own)).toBe(false)
})

test('behavior: the types cannot be confused', () => {
  expectTypeOf<Claimed<bigint>>().not.toExtend<Verified<bigint>>()
  expectTypeOf<Verified<bigint>>().not.toExtend<Claimed<bigint>>()
  // Not even an object with the same visible fields.
  expectTypeOf<{ evidence: Evidence; value: bigint }>().not.toExtend<Verified<bigint>>()
  expectTypeOf<bigint>().not.toExtend<Verified<bigint>>()
  expectTypeOf(createVerified(5n, recomputed)).toEqualTypeOf<Verified<bigint>>()
  expect(claim(5n)).toEqual({ claimed: 5n })
})
