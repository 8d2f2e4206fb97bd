import { safeDeployments } from '@countersign/protocol/chain'
import { type Address, getAddress, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { type CheckedRows, checkRows, type RowsContext } from './checkRows.ts'
import { type RawRow, writeRows } from './parseTransferCsv.ts'

const t = createCatalogue('batchTransfer')
const tTransactionBuilder = createCatalogue('transactionBuilder')
const tBatch = createCatalogue('batch')

const safe = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const usdc = '0x18D105209982D86172a6270823e095fee297B0a4'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const erin = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const frank = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const stop = (text: string) => ({ tone: 'stop', text })
const caution = (text: string) => ({ tone: 'caution', text })

const context: RowsContext = {
  chain: { id: 31337, shortName: 'demo' },
  safe,
  assets: [
    { token: zeroAddress, isListed: true, isNative: true, symbol: 'ETH', decimals: 18, amount: 2n * 10n ** 18n },
    { token: usdc, isListed: true, isNative: false, symbol: 'USDC', decimals: 6, amount: 100_000_000n },
  ],
  defaultAsset: zeroAddress,
  names: { [dave]: 'Dave' },
  book: [dave, erin],
  withoutCode: [],
}

function check(rows: readonly Partial<RawRow>[], changed: Partial<RowsContext> = {}): CheckedRows {
  const raws = rows.map((cells) => ({ recipient: dave, amount: '1', token: '', name: '', ...cells }))
  const checking = checkRows(writeRows(raws), { ...context, ...changed })
  let step = checking.next()
  while (!step.done) step = checking.next()
  return step.value
}
const issuesOf = (...parameters: Parameters<typeof check>) => check(...parameters).rows.map(({ issues }) => issues)

test('default: names, totals and counts', () => {
  const { rows, summary } = check([{}, { recipient: erin, amount: '0.5' }, { amount: '7', token: 'USDC' }])
  expect(rows.map(({ number, knownAs, issues }) => [number, knownAs, issues])).toEqual([
    [1, 'Dave', []],
    [2, undefined, []],
    [3, 'Dave', []],
  ])
  expect(summary).toMatchObject({
    stops: 0,
    cautions: 0,
    comparison: undefined,
    totals: [
      { asset: { symbol: 'ETH' }, amount: 15n * 10n ** 17n, count: 2 },
      { asset: { symbol: 'USDC' }, amount: 7_000_000n, count: 1 },
    ],
  })
})

test('behavior: a new recipient, and one that looks like a known one', () => {
  const twin = getAddress(`${dave.slice(0, 8)}${'1'.repeat(28)}${dave.slice(-6)}`.toLowerCase() as Address)
  const unnamed = getAddress(`${erin.slice(0, 8)}${'1'.repeat(28)}${erin.slice(-6)}`.toLowerCase() as Address)
  expect(
    issuesOf([{ recipient: frank }, { recipient: twin, amount: '0.1' }, { recipient: unnamed, amount: '0.1' }]),
  ).toEqual([
    [caution(t('issues.recipientNew'))],
    [{ ...caution(tTransactionBuilder('address.lookalike', { known: 'Dave' })), isLookalike: true }],
    [{ ...caution(tTransactionBuilder('address.lookalike', { known: erin })), isLookalike: true }],
  ])
})

test('behavior: a Safe of another chain that this chain does not have', () => {
  expect(issuesOf([{ recipient: erin }], { withoutCode: [erin] })).toEqual([[caution(t('issues.noCode'))]])
})

test('behavior: a library of Safe takes no payment', () => {
  const library = safeDeployments.find(({ name }) => name === 'MultiSendCallOnly')
  if (!library) throw new Error('There is none.')
  expect(issuesOf([{ recipient: library.address }])).toEqual([
    [stop(tBatch('refusals.library', { name: 'MultiSendCallOnly' }))],
  ])
})

test('behavior: the same recipient twice, with the same amount or another', () => {
  expect(issuesOf([{}, { amount: '0.5' }, {}, { token: 'USDC' }]).slice(0, 2)).toEqual([
    [],
    [caution(t('issues.duplicate', { row: 1 }))],
  ])
  expect(issuesOf([{}, {}])).toEqual([[], [caution(t('issues.copy', { row: 1 }))]])
  expect(issuesOf([{}, { token: 'USDC' }])).toEqual([[], []])
})

test('behavior: more than the balance, alone and together', () => {
  expect(issuesOf([{ amount: '3' }, { recipient: erin, amount: '150', token: 'USDC' }])).toEqual([
    [stop(tTransactionBuilder('amount.tooMuch', { available: '2 ETH' }))],
    [stop(tTransactionBuilder('amount.tooMuch', { available: '100 USDC' }))],
  ])
  expect(issuesOf([{ amount: '1.5' }, { recipient: erin, amount: '0.5' }, { recipient: erin, amount: '0.1' }])).toEqual(
    [
      [],
      [],
      [stop(t('issues.amountTooMuchTogether', { available: '2 ETH' })), caution(t('issues.duplicate', { row: 2 }))],
    ],
  )
})

test('behavior: rows that are signed are not counted again', () => {
  const { rows, summary } = check([{ amount: '1.5' }, { recipient: erin, amount: '1.5' }], { from: 1 })
  expect(rows.map(({ issues }) => issues)).toEqual([[], []])
  expect(summary.totals).toMatchObject([{ amount: 15n * 10n ** 17n, count: 1 }])
})

test('behavior: what is new, gone or changed since an earlier run', () => {
  const earlier = writeRows([
    { recipient: dave, amount: '1', token: 'ETH', name: 'Dave' },
    { recipient: erin, amount: '0.2', token: 'ETH', name: '' },
    { recipient: frank, amount: '5', token: 'USDC', name: 'Frank' },
  ])
  const { rows, summary } = check(
    [{}, { recipient: erin, amount: '0.3' }, { recipient: erin, amount: '9', token: 'USDC' }, { recipient: '0x' }],
    { earlier },
  )
  expect(rows.map(({ change }) => change)).toEqual([
    { kind: 'same' },
    { kind: 'changed', before: 2n * 10n ** 17n },
    { kind: 'new' },
    undefined,
  ])
  expect(summary.comparison).toMatchObject({
    added: 1,
    changed: 1,
    same: 1,
    gone: [{ recipient: frank, amount: 5_000_000n, name: 'Frank' }],
  })
})

test('behavior: two rows of one recipient are compared by their sum', () => {
  const earlier = writeRows([{ recipient: dave, amount: '1', token: 'ETH', name: '' }])
  const { rows } = check([{ amount: '0.4' }, { amount: '0.6' }], { earlier })
  expect(rows.map(({ change }) => change?.kind)).toEqual(['same', 'same'])
})
