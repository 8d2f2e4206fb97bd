import fc from 'fast-check'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { exactAmount } from '../../lib/formatAmount.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import type { RawRow } from './parseTransferCsv.ts'
import { type Asset, type ReadRowContext, readRow } from './readRow.ts'

const t = createCatalogue('batchTransfer')
const tTransactionBuilder = createCatalogue('transactionBuilder')

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const usdc = '0x18D105209982D86172a6270823e095fee297B0a4'
const other = '0xacEF5a9A98B6Fc8e6689A58a2515f21cebC2A23B'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

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
  [{ recipient: '' }, t('issues.recipientMissing')],
  [{ recipient: '0x12' }, tTransactionBuilder('address.length', { count: 4 })],
  [{ recipient: 'dave' }, tTransactionBuilder('address.wrong')],
  [{ recipient: '0x90f79BF6EB2c4f870365E785982E1f101E93b906' }, tTransactionBuilder('address.checksum')],
  [{ recipient: `eth:${dave}` }, tTransactionBuilder('address.otherChain', { prefix: 'eth' })],
  [{ recipient: zeroAddress }, t('issues.recipientIsZero')],
  [{ recipient: safe }, t('issues.recipientIsSafe')],
  [{ recipient: usdc, token: 'USDC' }, t('issues.recipientIsToken')],
  [{ recipient: `=HYPERLINK("${dave}")` }, t('issues.formula', { cell: 'recipient' })],
  [{ recipient: `\u202e${dave}` }, t('issues.hidden', { cell: 'recipient' })],
  [{ recipient: `${dave.slice(0, 20)}\u200b${dave.slice(20)}` }, t('issues.hidden', { cell: 'recipient' })],
  [{ amount: '' }, tTransactionBuilder('amount.missing')],
  [{ amount: '=1+1' }, t('issues.formula', { cell: 'amount' })],
  [{ amount: '-1' }, tTransactionBuilder('amount.notPositive')],
  [{ amount: '-1+2' }, t('issues.formula', { cell: 'amount' })],
  [{ amount: '+1' }, t('issues.formula', { cell: 'amount' })],
  [{ amount: '@SUM(A1)' }, t('issues.formula', { cell: 'amount' })],
  [{ amount: '1\u202e5' }, t('issues.hidden', { cell: 'amount' })],
  [{ amount: '1e18' }, t('issues.amountExponent')],
  [{ amount: '1.5E-3' }, t('issues.amountExponent')],
  [{ amount: '1,000' }, tTransactionBuilder('amount.ambiguous', { decimal: '1.0000', thousands: '1000' })],
  [{ amount: '1,00,000' }, tTransactionBuilder('amount.wrong', { example: '1.5' })],
  [{ amount: '1.5 ETH' }, tTransactionBuilder('amount.wrong', { example: '1.5' })],
  [{ amount: '0x10' }, tTransactionBuilder('amount.wrong', { example: '1.5' })],
  [{ amount: 'NaN' }, tTransactionBuilder('amount.wrong', { example: '1.5' })],
  [{ amount: '٣' }, tTransactionBuilder('amount.wrong', { example: '1.5' })],
  [{ amount: '.' }, tTransactionBuilder('amount.wrong', { example: '1.5' })],
  [{ amount: '9'.repeat(161) }, tTransactionBuilder('amount.wrong', { example: '1.5' })],
  [{ amount: '0.0000001', token: 'USDC' }, tTransactionBuilder('amount.decimals', { symbol: 'USDC', decimals: 6 })],
  [{ amount: '0.000' }, tTransactionBuilder('amount.notPositive')],
  [{ token: 'DAI' }, t('issues.tokenUnknown')],
  [{ token: other }, t('issues.tokenUnknown')],
  [{ token: '0x18d105209982D86172a6270823e095fee297B0a4' }, tTransactionBuilder('address.checksum')],
  [{ token: 'US\u200bDC' }, t('issues.hidden', { cell: 'token' })],
  [{ token: '=USDC' }, t('issues.formula', { cell: 'token' })],
  [{ fault: 'broken' }, t('issues.broken')],
  [{ fault: 'nft' }, t('issues.nft')],
])('error: %o', (cells, text) => {
  expect(read(cells).issues).toEqual([{ tone: 'stop', text }])
})

test('error: the symbol of a token that nobody listed is not paid with; its contract can be', () => {
  // The service lists a counterfeit USDC and omits the real one.
  const counterfeit: Asset = { ...token, isListed: false }
  const context = { assets: [coin, counterfeit] }
  expect(read({ token: 'USDC' }, context)).toMatchObject({
    asset: undefined,
    issues: [{ tone: 'stop', text: t('issues.tokenUnlisted') }],
  })
  expect(read({ token: usdc }, context).asset).toBe(counterfeit)
  // Beside the real one it is harmless.
  const second: Asset = { ...counterfeit, token: other }
  expect(read({ token: 'usdc' }, { assets: [coin, second, token] }).asset).toBe(token)
})

test('error: a symbol that two tokens have is not guessed; the coin’s is its own', () => {
  const twins = [token, { ...token, token: other }] as const
  expect(read({ token: 'USDC' }, { assets: twins }).issues).toEqual([
    { tone: 'stop', text: t('issues.tokenAmbiguous') },
  ])
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
    issues: [{ tone: 'caution', text: t('issues.nameHidden') }],
  })
  expect(read({ name: '=cmd|calc' })).toMatchObject({
    name: '',
    issues: [{ tone: 'caution', text: t('issues.nameFormula') }],
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
