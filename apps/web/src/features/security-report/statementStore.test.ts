import { expect, test } from 'vitest'
import { readStatements } from './statementStore.ts'

const address = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const other = '0x230E565fcF02B65fA4BC0aF1B4c35D384fF40e14'
const statement = { at: 1, expiresAt: 2, kind: 'exception', note: 'why\u202e' }
const file = (overrides: object = {}) =>
  JSON.stringify({
    chainId: 1,
    format: 'countersign-control-report',
    safe: address,
    statements: { 'ms-2.1.1': statement },
    version: 1,
    ...overrides,
  })

test('default: statements of a report on this Safe, as text', () => {
  expect(readStatements(file(), { address, chainId: 1 })).toEqual({ 'ms-2.1.1': { ...statement, note: 'why' } })
})

test.each([
  ['another Safe', file(), { address: other, chainId: 1 }],
  ['another chain', file(), { address, chainId: 5 }],
  ['an unknown control', file({ statements: { evil: statement } }), { address, chainId: 1 }],
  ['no report', '{}', { address, chainId: 1 }],
  ['no JSON', '{', { address, chainId: 1 }],
] as const)('error: %s', (_, text, safe) => {
  expect(readStatements(text, safe)).toBeUndefined()
})
