import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { maxRows, parseTransferCsv, type RawRow, readStoredRows, templateText, writeRows } from './parseTransferCsv.ts'

const t = createCatalogue('batchTransfer')

const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const row = (cells: Partial<RawRow>): RawRow => ({ recipient: dave, amount: '1', token: '', name: '', ...cells })

test.each([
  ['without column names', `${dave},1,USDC,Dave`],
  ['with column names in any order', `Name,Token Address,Amount,Receiver\nDave,USDC,1,${dave}`],
  ['of the CSV airdrop format', `token_type,token_address,receiver,amount,id,name\nerc20,USDC,${dave},1,,Dave`],
  ['pasted from a spreadsheet', `${dave}\t1\tUSDC\tDave`],
  ['with semicolons', `recipient;amount;token;name\n${dave};1;USDC;Dave`],
  ['with the mark of UTF-8', `\ufeffrecipient,amount,token,name\r\n${dave},1,USDC,Dave\r\n`],
])('default: a file %s', (_, text) => {
  expect(parseTransferCsv(text)).toEqual({ ok: true, rows: [row({ token: 'USDC', name: 'Dave' })] })
})

test('behavior: a line of nothing is none; cells that are missing are empty', () => {
  expect(parseTransferCsv(`recipient,amount\n,,\n${dave}\n`)).toEqual({ ok: true, rows: [row({ amount: '' })] })
})

test.each([
  ['broken', `${dave},"1`],
  ['nft', `type,recipient,amount\nerc721,${dave},1`],
  ['long', `${dave},1,,${'x'.repeat(201)}`],
] as const)('behavior: a row that is %s says so, and those around it are read', (fault, text) => {
  const read = parseTransferCsv(`${text}\n${text.split('\n').at(-1)}`)
  expect(read).toMatchObject({ ok: true, rows: [{ fault }, { fault }] })
})

test.each([
  ['', t('refusals.empty')],
  [' \r\n\n', t('refusals.empty')],
  [templateText, t('refusals.empty')],
  ['amount,name\n1,Dave', t('refusals.noRecipient')],
  [`recipient,name\n${dave},Dave`, t('refusals.noAmount')],
  [`${dave},1\n`.repeat(maxRows + 1), t('refusals.tooMany', { most: 10_000 })],
])('error: %#', (text, reason) => {
  expect(parseTransferCsv(text)).toEqual({ ok: false, reason })
})

test('behavior: as many as are allowed', () => {
  expect(parseTransferCsv(`${dave},1\n`.repeat(maxRows))).toMatchObject({ ok: true, rows: { length: maxRows } })
})

test('behavior: what is kept is what was there', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '=', '"', ',', '\n', ' ', '\u202e'), maxLength: 10 })
  const cells = fc.record({ recipient: cell, amount: cell, token: cell, name: cell })
  const faulty = fc.record({
    recipient: cell,
    amount: cell,
    token: cell,
    name: cell,
    fault: fc.constant('nft' as const),
  })
  fc.assert(
    fc.property(fc.array(fc.oneof(cells, faulty), { maxLength: 8 }), (rows) => {
      expect(readStoredRows(writeRows(rows))).toEqual(rows)
    }),
  )
})
