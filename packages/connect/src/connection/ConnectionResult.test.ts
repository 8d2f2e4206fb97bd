import { expect, test } from 'vitest'
import { toConnectionResult } from './ConnectionResult.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const chains = [{ id: 31337 }]

test('default: connected on a configured chain', () => {
  expect(toConnectionResult({ address, chainId: 31337, chains, status: 'connected' })).toEqual({
    account: { address },
    chain: { id: 31337, unsupported: false },
    status: 'connected',
  })
})

test('behavior: an unknown chain is unsupported', () => {
  expect(toConnectionResult({ address, chainId: 5, chains, status: 'connected' })).toMatchObject({
    chain: { id: 5, unsupported: true },
  })
})

test('behavior: no account is a disconnection', () => {
  expect(toConnectionResult({ address: undefined, chainId: 5, chains, status: 'connected' })).toEqual({
    status: 'disconnected',
  })
})

test.each(['connecting', 'disconnected', 'reconnecting'] as const)('behavior: %s', (status) => {
  expect(toConnectionResult({ address, chainId: 1, chains, status })).toEqual({ status })
})
