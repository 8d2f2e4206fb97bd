import { expect, test } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { addOwnToken, listOwnTokens, maxOwnTokens, removeOwnToken, withOwnTokens } from './ownTokens.ts'
import { SettingsSchema } from './Settings.ts'

const usdc = '0x18D105209982D86172a6270823e095fee297B0a4'
const demo = '0xacEF5a9A98B6Fc8e6689A58a2515f21cebC2A23B'
const chainId = testChain.id

test('default: a token is listed on its chain until it is removed', () => {
  const tokens = addOwnToken({}, { address: usdc, chainId, symbol: 'USDC' })
  expect(SettingsSchema.parse({ tokens }).tokens).toEqual(tokens)
  expect(listOwnTokens(tokens, chainId)).toEqual([{ address: usdc, symbol: 'USDC' }])
  expect(listOwnTokens(tokens, 1)).toEqual([])
  expect(removeOwnToken(tokens, { address: usdc, chainId })).toEqual({})
})

test('behavior: the chain lists both, the operator’s token once', () => {
  const chain = { ...testChain, tokens: [{ address: demo, symbol: 'DEMO' } as const] }
  const tokens = { [`${chainId}:${usdc.toLowerCase()}`]: 'USDC', [`${chainId}:${demo.toLowerCase()}`]: 'MINE' }
  expect(withOwnTokens(chain, { tokens }).tokens).toEqual([{ address: usdc, symbol: 'USDC' }, ...chain.tokens])
  expect(withOwnTokens(chain, { tokens: {} })).toBe(chain)
})

test('behavior: storage that somebody else filled lists a bounded number', () => {
  const tokens = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`${chainId}:0x${index.toString(16).padStart(40, '0')}`, 'X']),
  )
  expect(listOwnTokens(SettingsSchema.parse({ tokens }).tokens, chainId)).toHaveLength(maxOwnTokens)
})

test('error: a key that is no token is ignored', () => {
  expect(SettingsSchema.parse({ tokens: { usdc: 'USDC' } }).tokens).toEqual({})
})
