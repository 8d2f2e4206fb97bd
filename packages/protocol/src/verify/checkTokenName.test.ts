import { expect, test } from 'vitest'
import { carol, dave, erin } from '../../test/world.ts'
import { checkTokenName } from './checkTokenName.ts'

const knownTokens = [
  { address: carol, symbol: 'DAI' },
  { address: dave, symbol: 'USDC' },
]

test('default: a token that is known, or imitates none, gets no warning', () => {
  expect(checkTokenName({ knownTokens, symbol: 'USDC', token: dave })).toBeUndefined()
  expect(checkTokenName({ knownTokens, symbol: 'DEMO', token: erin })).toBeUndefined()
  expect(checkTokenName({ knownTokens: [], symbol: 'USDC', token: erin })).toBeUndefined()
})

test.each(['USDC', 'usdc', 'US DC', 'USD\u0421', 'U5DC'])('behavior: T34, %s passes for USDC', (symbol) => {
  expect(checkTokenName({ knownTokens, symbol, token: erin })).toMatchObject({
    actual: erin,
    claimed: symbol,
    code: 'TOKEN_IMITATES',
    evidence: { source: 'bundled' },
    id: 'T34',
    message: `This token uses the symbol ${symbol}, but is not the USDC of this chain.`,
    verdict: 'warn',
  })
})

test('behavior: symbols of other scripts are like themselves only', () => {
  const others = [{ address: carol, symbol: '円' }]
  expect(checkTokenName({ knownTokens: others, symbol: '元', token: erin })).toBeUndefined()
  expect(checkTokenName({ knownTokens: others, symbol: '円', token: erin })).toMatchObject({ code: 'TOKEN_IMITATES' })
})
