import fc from 'fast-check'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { exactAmount } from '../../lib/formatAmount.ts'
import { batchTransferText } from '../../lib/messages/batchTransfer.ts'
import { drafting } from '../../lib/messages/drafting.ts'
import { type Asset, type ReadRowContext, readRow } from './readRow.ts'
import type { RawRow } from './readRows.ts'

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const usdc = '0x18D105209982D86172a6270823e095fee297B0a4'
const other = '0xacEF5a9A98B6Fc8e6689A58a2515f21cebC2A23B'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const words = batchTransferText.issues

const coin: Asset = {
  token: zeroAddress,
  isListed: true,
  isNative: true,
  symbol: 'ETH',
  decimals: 18,
  amount: 10n ** 19n,
}
const token: Asset = { token: usdc, isListed: true, isNative: false, symbol: 'USDC', decimals: 6, amount: 10n ** 12n }
const context: ReadRowContext = {
  chain: { id: 31337, shortName: 'demo' },
  safe,
  assets: [coin, token],
  defaultAsset: zeroAddress,
}
const read = (cells: Partial<RawRow> = {}, changed: Partial<ReadRowContext> = {}) =>
  readRow({ recipient: dave, amount: '1.5', token: '', name: '', ...cells }, { ...context, ...changed })

test('default: the coin where nothing is named; a token by its symbol or its contract', () => {
  expect(read()).toEqual({ recipient: dave, asset: coin, amount: 15n * 10n ** 17n, name: '', issues: [] })
  for (const text of ['USDC', 'usdc', usdc, usdc.toLowerCase()])
    expect(read({ token: text })).toMatchObject({ asset: token, amount: 1_500_000n, issues: [] })
  expect(read({}, { defaultAsset: usdc })).toMatchObject({ asset: token })
  for (const text of ['ETH', zeroAddress]) expect(read({ token: text }, { defaultAsset: usdc }).asset).toBe(coin)
})

test('behavior: prefix of this chain and lower case are accepted', () => {
  for (const recipient of [`demo:${dave}`, ` ${dave} `, dave.toLowerCase()])
    expect(read({ recipient })).toMatchObject({ recipient: dave, issues: [] })
})

test.each<[Partial<RawRow>, string]>([
  [{ recipient: '' }, words.recipientMissing],
  [{ recipient: '0x12' }, drafting.address.wrong],
  [{ recipient: '0x90f79BF6EB2c4f870365E785982E1f101E93b906' }, drafting.address.wrong],
  [{ recipient: `eth:${dave}` }, drafting.address.otherChain('eth')],
  [{ recipient: zeroAddress }, words.recipientIsZero],
  [{ recipient: safe }, words.recipientIsSafe],
  [{ recipient: usdc, token: 'USDC' }, words.recipientIsToken],
  [{ recipient: `=HYPERLINK("${dave}")` }, words.formula('recipient')],
  [{ recipient: `\u202e${dave}` }, words.hidden('recipient')],
  [{ recipient: `${dave.slice(0, 20)}\u200b${dave.slice(20)}` }, words.hidden('recipient')],
  [{ amount: '' }, words.amountMissing],
  [{ amount: '=1+1' }, words.formula('amount')],
  [{ amount: '-1' }, words.formula('amount')],
  [{ amount: '+1' }, words.formula('amount')],
  [{ amount: '@SUM(A1)' }, words.formula('amount')],
  [{ amount: '1\u202e5' }, words.hidden('amount')],
  [{ amount: '1e18' }, words.amountExponent],
  [{ amount: '1.5E-3' }, words.amountExponent],
  [{ amount: '1,000' }, words.amountSeparator],
  [{ amount: '1.000,50' }, words.amountSeparator],
  [{ amount: '1.000.000' }, words.amountSeparator],
  [{ amount: '1 000' }, words.amountSeparator],
  [{ amount: '1’000' }, words.amountSeparator],
  [{ amount: '1.5 ETH' }, words.amountWrong],
  [{ amount: '0x10' }, words.amountWrong],
  [{ amount: 'NaN' }, words.amountWrong],
  [{ amount: '٣' }, words.amountWrong],
  [{ amount: '.' }, words.amountWrong],
  [{ amount: '9'.repeat(79) }, words.amountWrong],
  [{ amount: '0.0000001', token: 'USDC' }, words.amountDecimals('USDC', 6)],
  [{ amount: '0.000' }, words.amountZero],
  [{ token: 'DAI' }, words.tokenUnknown],
  [{ token: other }, words.tokenUnknown],
  [{ token: '0x18d105209982D86172a6270823e095fee297B0a4' }, words.tokenUnknown],
  [{ token: 'US\u200bDC' }, words.hidden('token')],
  [{ token: '=USDC' }, words.formula('token')],
  [{ fault: 'broken' }, words.broken],
  [{ fault: 'nft' }, words.nft],
])('error: %o', (cells, text) => {
  expect(read(cells).issues).toEqual([{ tone: 'stop', text }])
})

test('error: the symbol of a token that nobody listed is not paid with; its contract can be', () => {
  // The service lists a counterfeit USDC and omits the real one.
  const counterfeit: Asset = { ...token, isListed: false }
  const context = { assets: [coin, counterfeit] }
  expect(read({ token: 'USDC' }, context)).toMatchObject({
    asset: undefined,
    issues: [{ tone: 'stop', text: words.tokenUnlisted }],
  })
  expect(read({ token: usdc }, context).asset).toBe(counterfeit)
  // Beside the real one it is harmless.
  const second: Asset = { ...counterfeit, token: other }
  expect(read({ token: 'usdc' }, { assets: [coin, second, token] }).asset).toBe(token)
})

test('error: a symbol that two tokens have is not guessed; the coin’s is its own', () => {
  const twins = [token, { ...token, token: other }] as const
  expect(read({ token: 'USDC' }, { assets: twins }).issues).toEqual([{ tone: 'stop', text: words.tokenAmbiguous }])
  expect(read({ token: 'ETH' }, { assets: [coin, { ...token, symbol: 'ETH' }] }).asset).toBe(coin)
})

test('behavior: zeros beyond the decimals change nothing', () => {
  expect(read({ amount: '1.5000000', token: 'USDC' })).toMatchObject({ amount: 1_500_000n, issues: [] })
  expect(read({ amount: '2.' })).toMatchObject({ amount: 2n * 10n ** 18n, issues: [] })
  expect(read({ amount: '.5' })).toMatchObject({ amount: 5n * 10n ** 17n, issues: [] })
})

test('behavior: a name is cleaned, and said to have been', () => {
  expect(read({ name: ' Dave  D. ' })).toMatchObject({ name: 'Dave D.', issues: [] })
  expect(read({ name: 'Dave\u202eevad' })).toMatchObject({
    name: 'Daveevad',
    issues: [{ tone: 'caution', text: words.nameHidden }],
  })
  expect(read({ name: '=cmd|calc' })).toMatchObject({
    name: '',
    issues: [{ tone: 'caution', text: words.nameFormula }],
  })
})

test('behavior: every amount that a token can have is read back exactly', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 2n ** 200n }), fc.integer({ min: 0, max: 30 }), (amount, decimals) => {
      const asset = { ...token, decimals }
      const text = exactAmount(amount, decimals)
      expect(read({ amount: text, token: 'USDC' }, { assets: [asset] })).toMatchObject({ amount, issues: [] })
    }),
  )
})

test('behavior: whatever a file says, a row is either a payment or has a reason why not', () => {
  const unit = fc.constantFrom('0', 'x', '9', '.', ',', 'e', '=', '-', '"', ' ', '\u202e', 'U', 'a', ':')
  const cell = fc.oneof(fc.string({ unit, maxLength: 50 }), fc.constantFrom(dave, safe, usdc, '1', 'USDC'))
  fc.assert(
    fc.property(fc.record({ recipient: cell, amount: cell, token: cell, name: cell }), (cells) => {
      const { recipient, asset, amount, issues } = read(cells)
      const isStopped = issues.some(({ tone }) => tone === 'stop')
      expect(isStopped).toBe(recipient === undefined || asset === undefined || amount === undefined)
    }),
  )
})
