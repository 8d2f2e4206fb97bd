import type { SafeState } from '@countersign/protocol/chain'
import { expect, test } from 'vitest'
import { hasChanged } from './queries.ts'

const owner = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const other = '0x230E565fcF02B65fA4BC0aF1B4c35D384fF40e14'
const state: SafeState = {
  chainId: 1,
  address: owner,
  block: { chainId: 1, number: 5n, hash: `0x${'ab'.repeat(32)}`, timestamp: 1n },
  owners: [owner],
  threshold: 1,
  nonce: 3n,
  version: '1.4.1',
  implementation: other,
  fallbackHandler: undefined,
  guard: undefined,
  moduleGuard: undefined,
  modules: [],
}

test('default: another block alone is no change', () => {
  expect(hasChanged(state, { ...state, block: { ...state.block, number: 6n } })).toBe(false)
})

test.each<Partial<SafeState>>([
  { nonce: 4n },
  { owners: [owner, other] },
  { threshold: 2 },
  { guard: other },
  { modules: [other] },
  { implementation: owner },
])('behavior: %o is one', (change) => {
  expect(hasChanged(state, { ...state, ...change })).toBe(true)
})
