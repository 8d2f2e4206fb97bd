import { expect, test } from 'vitest'
import { groupHex, shortAddress } from './groupHex.ts'

test('default: groups of four after the prefix', () => {
  expect(groupHex('0x1234567890')).toEqual(['0x', '1234', '5678', '90'])
  expect(groupHex('123456')).toEqual(['1234', '56'])
})

test('behavior: groups joined are the value', () => {
  const hash = `0x${'0123456789abcdef'.repeat(4)}`
  expect(groupHex(hash).join('')).toBe(hash)
})

test('default: first six and last four', () => {
  expect(shortAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe('0xf39F…2266')
  expect(shortAddress('0x1234')).toBe('0x1234')
})
