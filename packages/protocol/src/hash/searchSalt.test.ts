import { expect, test } from 'vitest'
import { alice, bob } from '../../test/world.ts'
import { planCreation } from '../chain/planCreation.ts'
import { isPrefix, maxPrefixLength, searchSalt } from './searchSalt.ts'

const { contracts, initializer } = planCreation({
  owners: [alice, bob],
  saltNonce: 0n,
  threshold: 2,
  version: '1.4.1',
})
const question = {
  count: 5_000,
  factory: contracts.factory.address,
  factoryVersion: '1.4.1',
  from: 100n,
  initializer,
  singleton: contracts.singleton.address,
} as const

test.each(['a', '5A', 'b0', 'f'])('default: an address that begins with %s', (prefix) => {
  const found = searchSalt({ ...question, prefix })
  expect(found?.safe.toLowerCase().startsWith(`0x${prefix.toLowerCase()}`)).toBe(true)
  expect(found?.saltNonce).toBeGreaterThanOrEqual(100n)
  // The plain way gives the same.
  const plan = planCreation({
    owners: [alice, bob],
    saltNonce: found?.saltNonce ?? 0n,
    threshold: 2,
    version: '1.4.1',
  })
  expect(plan.safe).toBe(found?.safe)
})

test('behavior: the first match is used, and none is skipped', () => {
  const found = searchSalt({ ...question, prefix: '5a' })
  if (!found) throw new Error('There should be one among five thousand.')
  const before = Number(found.saltNonce - question.from)
  expect(searchSalt({ ...question, count: before, prefix: '5a' })).toBeUndefined()
  expect(searchSalt({ ...question, count: before + 1, prefix: '5a' })).toEqual(found)
  expect(searchSalt({ ...question, count: 1, from: found.saltNonce, prefix: '5a' })).toEqual(found)
})

test('behavior: salts up to the largest of 64 bits', () => {
  const last = 2n ** 64n - 5_000n
  expect(searchSalt({ ...question, from: last, prefix: 'a' })?.saltNonce).toBeGreaterThanOrEqual(last)
  expect(() => searchSalt({ ...question, from: last + 1n, prefix: 'a' })).toThrow(RangeError)
  expect(() => searchSalt({ ...question, from: -1n, prefix: 'a' })).toThrow(RangeError)
})

test('error: what no address begins with', () => {
  for (const prefix of ['', 'g', '0x1', ' a', 'a'.repeat(maxPrefixLength + 1)]) {
    expect(isPrefix(prefix)).toBe(false)
    expect(() => searchSalt({ ...question, prefix })).toThrow(RangeError)
  }
  expect(isPrefix('a'.repeat(maxPrefixLength))).toBe(true)
})
