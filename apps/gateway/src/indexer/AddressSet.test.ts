import fc from 'fast-check'
import { type Address, getAddress, pad } from 'viem'
import { expect, test } from 'vitest'
import { createAddressSet, unite } from './AddressSet.ts'

const arbitraryAddress = fc
  .uint8Array({ maxLength: 20, minLength: 20 })
  .map((bytes) => getAddress(`0x${Buffer.from(bytes).toString('hex')}`))

test('property: has what a Set of strings has, as an address and as a topic', () => {
  fc.assert(
    fc.property(fc.array(arbitraryAddress), arbitraryAddress, (addresses, other) => {
      const [expected, set] = [new Set(addresses), createAddressSet(addresses)]
      const requested = [...addresses, other]
      const topics = requested.map((address) => pad(address).toUpperCase().replace('0X', '0x'))
      const isExpected = requested.map((address) => expected.has(address))
      expect([requested.map(set.has), topics.map(set.hasTopic)]).toEqual([isExpected, isExpected])
      expect(set.list()).toEqual([...expected].map((address) => address.toLowerCase()))
    }),
  )
})

test('behavior: finds each of many addresses while it grows', () => {
  const toAddress = (index: number): Address => `0x${index.toString(16).padStart(40, '0')}`
  const set = createAddressSet()
  const addresses = Array.from({ length: 10_000 }, (_, index) => toAddress(index))
  for (const address of [...addresses, ...addresses]) set.add(address)
  expect(set.size).toBe(10_000)
  expect(addresses.every(set.has)).toBe(true)
  expect(set.has(toAddress(10_000))).toBe(false)
})

test.each([
  ['nothing', '0x'],
  ['a number that is no address', `0x${'1'.padStart(24, '0')}${'0'.repeat(40)}`],
  ['a character that is no digit', `0x${'0'.repeat(63)}g`],
  ['too many digits', `0x${'0'.repeat(66)}`],
])('behavior: is no topic of the set: %s', (_what, topic) => {
  expect(createAddressSet([`0x${'0'.repeat(40)}`]).hasTopic(topic)).toBe(false)
})

test('behavior: a union has what one of its sets has', () => {
  const [first, second, third] = ['1', '2', '3'].map((digit): Address => `0x${digit.repeat(40)}`)
  if (!first || !second || !third) throw new TypeError('There are three.')
  const [base, added] = [createAddressSet([first]), createAddressSet()]
  const union = unite([base, added])
  added.add(second)
  expect([first, second, third].map((address) => union.has(address))).toEqual([true, true, false])
  expect([first, second, third].map((address) => union.hasTopic(pad(address)))).toEqual([true, true, false])
  expect(union.list()).toEqual([first, second])
  expect(union.size).toBe(2)
})
