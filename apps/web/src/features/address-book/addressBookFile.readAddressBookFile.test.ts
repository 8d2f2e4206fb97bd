import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alice, bob } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import {
  type AddressBookFormat,
  openAddressBookFile,
  readAddressBookFile,
  writeAddressBookFile,
} from './addressBookFile.ts'
import type { Contact } from './Contact.ts'

const t = createCatalogue('addressBook')

const found = { address: alice, chains: [1], names: ['Alice'], note: '', team: '' }

test.each([
  ['the CSV of the official wallet', `address,name,chainId\n${alice},Alice,1\n`],
  ['one from a spreadsheet', `\uFEFFName;Chain ID;Address\r\n"Alice";1;${alice.toLowerCase()}\r\n`],
  [
    'its settings',
    JSON.stringify({ version: '3.0', data: { addressBook: { 1: { [alice]: 'Alice' } }, settings: {} } }),
  ],
  ['its address book alone', JSON.stringify({ 1: { [alice]: 'Alice' } })],
  [
    'its first settings',
    JSON.stringify({
      version: '1.0',
      data: { SAFE__addressBook: JSON.stringify([{ address: alice, chainId: '1', name: 'Alice' }]) },
    }),
  ],
  ['an address with its prefix', `address,name,chainId\neth:${alice},Alice,1`],
])('default: %s', (_, text) => {
  expect(readAddressBookFile(text)).toEqual({ people: [found], refused: [] })
})

test('behavior: one account on several chains, by several names', () => {
  const text = `address,name,chainId\n${alice},Alice,1\n${alice},Alice,10\n${alice},Mallory,100`
  expect(readAddressBookFile(text)).toEqual({
    people: [{ ...found, chains: [1, 10, 100], names: ['Alice', 'Mallory'] }],
    refused: [],
  })
})

test('behavior: what cannot be read costs its own line and is named', () => {
  const wrong = alice.replace('f39F', 'F39F')
  const text = ['address,name,chainId', `${wrong},Alice,1`, `${bob},\u202e ,1`, `${bob},Bob,x`, `${bob},"B"ob,1`].join(
    '\n',
  )
  expect(readAddressBookFile(text)).toEqual({
    people: [],
    refused: [
      { location: t('line', { number: 2 }), reason: t('refusals.address') },
      { location: t('line', { number: 3 }), reason: t('refusals.name') },
      { location: t('line', { number: 4 }), reason: t('refusals.chain') },
      { location: t('line', { number: 5 }), reason: t('refusals.broken') },
    ],
  })
})

test('behavior: texts cannot pretend to be others', () => {
  const text = `address,name\n${alice},"Ali\u202ece\u200b"`
  expect(readAddressBookFile(text)).toMatchObject({ people: [{ chains: [], names: ['Alice'] }] })
})

test.each([
  ['unknown', '{"some": "thing"}'],
  ['unknown', 'to,amount\n0x1,2'],
  ['unknown', '{"data":{"addressBook":'],
  ['unknown', ''],
  ['empty', 'address,name\n'],
  ['many', `address,name\n${`${alice},Alice\n`.repeat(10_001)}`],
] as const)('error: %s', (failure, text) => {
  expect(readAddressBookFile(text)).toEqual({ failure })
})

test('error: files that are too large are not read, and unreadable ones are said', async () => {
  expect(await openAddressBookFile({ size: 6_000_000, text: () => Promise.resolve('') })).toEqual({ failure: 'large' })
  expect(await openAddressBookFile({ size: 1, text: () => Promise.reject(new Error('gone')) })).toEqual({
    failure: 'unreadable',
  })
})

const people: Contact[] = [
  { address: alice, chains: [], name: 'Alice, the "first"', note: 'Line', team: 'Ops' },
  { address: bob, chains: [10, 1], name: '=Bob', note: '', team: '' },
]
const write = (format: AddressBookFormat) =>
  readAddressBookFile(writeAddressBookFile({ chainIds: [1, 31337], format, people }).text)

test('behavior: files are named after the address book, and those of earlier versions are read', () => {
  const save = (format: AddressBookFormat) => writeAddressBookFile({ chainIds: [1], format, people })
  const formats = ['own', 'csv', 'official'] as const
  expect(formats.map((format) => save(format).name)).toEqual([
    'contacts.json',
    'contacts.csv',
    'contacts-safe-wallet.json',
  ])
  const former = JSON.stringify({ format: 'countersign-people', people, version: 1 })
  expect(JSON.parse(save('own').text)).toEqual({ contacts: people, format: 'countersign-contacts', version: 1 })
  expect(readAddressBookFile(former)).toEqual(readAddressBookFile(save('own').text))
})

test('behavior: what is saved is read again', () => {
  expect(write('own')).toEqual({ people: people.map(({ name, ...rest }) => ({ ...rest, names: [name] })), refused: [] })
  const official = [
    { address: alice, chains: [1, 31337], names: ['Alice, the "first"'], note: '', team: '' },
    { address: bob, chains: [1, 10], names: ['=Bob'], note: '', team: '' },
  ]
  expect(write('official')).toEqual({ people: official, refused: [] })
  // Prevents formula injection in spreadsheets.
  expect(write('csv')).toMatchObject({ people: [{ names: ['Alice, the "first"'] }, { names: ["'=Bob"] }], refused: [] })
})

test('behavior: no text whatsoever is more than refused', () => {
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void readAddressBookFile(text)))
  fc.assert(fc.property(fc.json(), (text) => void readAddressBookFile(text)))
})
