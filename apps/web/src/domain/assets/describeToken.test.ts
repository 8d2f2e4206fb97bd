import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { checkToken, hasTwin } from './describeToken.ts'

const usdc = '0x18D105209982D86172a6270823e095fee297B0a4'
const other = '0xacEF5a9A98B6Fc8e6689A58a2515f21cebC2A23B'
const chain = {
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  tokens: [{ address: usdc, symbol: 'USDC' } as const],
}

test('default: the operator’s token and the coin are themselves', () => {
  expect(checkToken(chain, { address: usdc, symbol: 'USDC' })).toBeUndefined()
  expect(checkToken(chain, { address: zeroAddress, symbol: 'ETH' })).toBeUndefined()
  expect(checkToken(chain, { address: other, symbol: 'DEMO' })).toBeUndefined()
})

test.each(['USDC', 'ETH', 'U5DC'])('behavior: another that calls itself %s', (symbol) => {
  expect(checkToken(chain, { address: other, symbol })).toMatchObject({ code: 'TOKEN_IMITATES', verdict: 'warn' })
})

test('behavior: where nobody lists tokens, two that call themselves alike are told', () => {
  const all = [
    { symbol: 'USDC', token: usdc },
    { symbol: 'U5DC', token: other },
    { symbol: 'DEMO', token: zeroAddress },
  ] as const
  expect(all.map((token) => hasTwin(token, all))).toEqual([true, true, false])
})
