import { expect, test } from 'vitest'
import { buildNamespaces, parseEventAccounts, parseEventChain, parsePairedAccounts } from './createPairing.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test('default: requests every configured chain', () => {
  expect(buildNamespaces([1, 31337]).eip155.chains).toEqual(['eip155:1', 'eip155:31337'])
  expect(buildNamespaces([1]).eip155.methods).not.toContain('eth_sign')
})

test('behavior: accounts and chains of a session, each once, checksummed', () => {
  const entries = [`eip155:1:${alice.toLowerCase()}`, `eip155:10:${alice}`, 'solana:x:y', 'eip155:1:0x12']
  expect(parsePairedAccounts(entries)).toEqual({ accounts: [alice], chainIds: [1, 10] })
  expect(parsePairedAccounts([])).toEqual({ accounts: [], chainIds: [] })
})

test('behavior: events of wallets that differ', () => {
  expect(parseEventAccounts([`eip155:1:${alice}`])).toEqual([alice])
  expect(parseEventAccounts([alice.toLowerCase(), 7])).toEqual([alice])
  expect(parseEventAccounts('x')).toEqual([])
  expect([1, '10', '0x7a69', 'x', null, -1].map(parseEventChain)).toEqual([
    1,
    10,
    31337,
    undefined,
    undefined,
    undefined,
  ])
})
