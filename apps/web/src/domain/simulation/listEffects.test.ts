import type { Simulation } from '@countersign/protocol/simulate'
import { maxUint256 } from 'viem'
import { expect, test } from 'vitest'
import { bob as collection, dave, alice as token } from '../../../test/testReport.ts'
import { testNative, testSimulation } from '../../../test/testSimulation.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { TokenFacts } from '../transactions/readToken.ts'
import { listEffects } from './listEffects.ts'

const t = createCatalogue('simulation')

const tokens = new Map<string, TokenFacts>([
  [token.toLowerCase(), { address: token, decimals: 6, symbol: 'USDC', type: 'ERC20' }],
  [collection.toLowerCase(), { address: collection, decimals: 0, symbol: 'SEAL', type: 'ERC721' }],
])
const list = (overrides: Partial<Simulation>) =>
  listEffects({ native: testNative, simulation: testSimulation(overrides), tokens }).map(({ text }) => text)

test('default: what goes and what comes, with symbols', () => {
  expect(
    list({
      coin: -8n * 10n ** 17n,
      pieces: [{ change: 1n, token: collection, tokenId: 7n, type: 'ERC721' }],
      tokens: [{ change: 5_000_000n, token }],
    }),
  ).toEqual(['− 0.8 ETH', '+ 5 USDC', '+ 1 SEAL #7'])
})

test('behavior: without logs the pieces are counted, and a token that does not answer has no symbol', () => {
  expect(list({ tokens: [{ change: -1n, token: collection }] })).toEqual([
    t('out', { amount: t('unknownIds', { amount: '1 SEAL' }) }),
  ])
  expect(list({ tokens: [{ change: -12n, token: dave }] })).toEqual([
    t('out', { amount: t('units', { amount: '12' }) }),
  ])
})

test('default: what others may take afterwards', () => {
  const common = { spender: dave, token } as const
  expect(
    list({
      allowances: [
        { ...common, after: 7_000_000n, before: 0n, kind: 'amount' },
        { ...common, after: maxUint256, before: 0n, kind: 'amount' },
        { ...common, after: 0n, before: 5n, kind: 'amount' },
        { kind: 'piece', spender: dave, token: collection, tokenId: 9n },
        { isAllowed: true, kind: 'all', spender: dave, token: collection },
        { isAllowed: false, kind: 'all', spender: dave, token: collection },
      ],
    }),
  ).toEqual([
    t('allowance', { amount: '7 USDC' }),
    t('allowanceUnlimited', { symbol: 'USDC' }),
    t('allowanceRevoked', { symbol: 'USDC' }),
    t('nftApproved', { symbol: 'SEAL', id: String(9n) }),
    t('allNftsApproved', { symbol: 'SEAL' }),
    t('allNftsRevoked', { symbol: 'SEAL' }),
  ])
})
