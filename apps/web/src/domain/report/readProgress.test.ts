import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { findOutcome } from './readProgress.ts'

const success = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const failure = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23'
const address = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const safeTxHash: Hex = `0x${'ab'.repeat(32)}`
const id = { chainId: 1, address, safeTxHash } as const
const payment = '0'.repeat(64)

test('default: from 1.4.0 on the hash is a topic', () => {
  expect(findOutcome([{ address, topics: [success, safeTxHash], data: `0x${payment}` }], id)).toBe('executed')
  expect(findOutcome([{ address, topics: [failure, safeTxHash], data: `0x${payment}` }], id)).toBe('failed')
})

test('default: before, it is data', () => {
  expect(findOutcome([{ address, topics: [success], data: `0x${'ab'.repeat(32)}${payment}` }], id)).toBe('executed')
})

test('behavior: logs of other contracts and of other hashes say nothing', () => {
  const other = '0x230E565fcF02B65fA4BC0aF1B4c35D384fF40e14'
  expect(findOutcome([{ address: other, topics: [success, safeTxHash], data: '0x' }], id)).toBeUndefined()
  expect(findOutcome([{ address, topics: [success, `0x${'cd'.repeat(32)}`], data: '0x' }], id)).toBeUndefined()
  expect(findOutcome([], id)).toBeUndefined()
})
