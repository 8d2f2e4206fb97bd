import fc from 'fast-check'
import { encodeFunctionData, getAddress, type Hex, parseAbi, parseAbiItem, toHex } from 'viem'
import { expect, test, vi } from 'vitest'
import { builderData, builderFile } from '../../../test/testBatchFiles.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { addItems, emptyBatch, removeItem } from './Batch.ts'
import { createEntry, readMethodInputs } from './BatchEntry.ts'
import { computeChecksum, parseBatchFile, writeBatchFile } from './parseBatchFile.ts'

const t = createCatalogue('batch')
const tContractInteraction = createCatalogue('contractInteraction')

// Thousands of cases exceed the default timeout on a busy machine.
vi.setConfig({ testTimeout: 300_000 })
const safe = builderFile.meta.createdFromSafeAddress
const [approve] = builderFile.transactions
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const read = (text: string) => parseBatchFile({ text, chainId: 1, safe, shortName: 'eth' })

/** A file with these entries and a correct checksum. */
function fileOf(transactions: readonly unknown[], other: Record<string, unknown> = {}): string {
  const { checksum: _, ...meta } = builderFile.meta
  const file = { ...builderFile, meta, transactions, ...other }
  return JSON.stringify({ ...file, meta: { ...meta, checksum: computeChecksum(file) } })
}

function accept(text: string) {
  const parsed = read(text)
  if (!parsed.ok) throw new Error(`${parsed.error} ${parsed.entries.map(({ reason }) => reason).join(' ')}`)
  return parsed
}

test('default: a file of the official builder, its data encoded from its words', () => {
  const { items, cautions } = accept(JSON.stringify(builderFile))
  expect(items).toEqual([{ to: approve.to, value: 0n, data: builderData, entry: approve }])
  expect(cautions).toEqual([])
})

test.each([
  [0, ''],
  [2, '\n'],
  [4, ''],
  ['\t', '\n'],
])('behavior: what was imported and not changed is written byte for byte, indented by %j', (indent, end) => {
  const text = JSON.stringify(builderFile, null, indent) + end
  const { items, file } = accept(text)
  const batch = { ...addItems(emptyBatch, items), file }
  expect(writeBatchFile({ batch, chainId: 1, safe, createdAt: 5 })).toBe(text)
})

test('behavior: what was changed is a new file with a fingerprint of its own', () => {
  const { items, file } = accept(fileOf([approve, approve]))
  const batch = removeItem({ ...addItems(emptyBatch, items), file }, 1)
  const text = writeBatchFile({ batch, chainId: 1, safe, createdAt: 5 })
  expect(JSON.parse(text)).toMatchObject({ createdAt: 5, transactions: [approve], version: '1.0' })
  expect(accept(text)).toMatchObject({ cautions: [], items: items.slice(1) })
})

test('behavior: plain payments, bytes without words, and functions that need no data', () => {
  const { items } = accept(
    fileOf([
      { to: dave, value: '5', data: null, contractMethod: null, contractInputsValues: null },
      { to: `eth:${dave}`, value: '0', data: '0xAB' },
      { to: dave, value: '7', contractMethod: { inputs: [], name: 'receive', payable: true } },
      { to: dave, value: 3, data: '' },
    ]),
  )
  expect(items.map(({ to, value, data }) => [to, value, data])).toEqual([
    [dave, 5n, '0x'],
    [dave, 0n, '0xab'],
    [dave, 7n, '0x'],
    [dave, 3n, '0x'],
  ])
})

test('behavior: lists and tuples, as the builder and as other tools write them', () => {
  const method = {
    name: 'fill',
    payable: true,
    inputs: [
      { name: 'ids', type: 'uint256[]', internalType: 'uint256[]' },
      {
        name: 'order',
        type: 'tuple',
        internalType: 'struct Order',
        components: [
          { name: 'to', type: 'address', internalType: 'address' },
          { name: 'isNew', type: 'bool', internalType: 'bool' },
        ],
      },
    ],
  }
  const abi = parseAbi(['function fill(uint256[] ids, (address to, bool isNew) order) payable'])
  const data = encodeFunctionData({ abi, args: [[1n, 2n ** 255n], { to: dave, isNew: true }] })
  for (const values of [
    { ids: `["1","${2n ** 255n}"]`, order: `["${dave}",true]` },
    { ids: `[1, ${2n ** 255n}]`, order: `(${dave}, true)` },
    { ids: ['1', `${2n ** 255n}`], order: { to: dave, isNew: true } },
  ])
    expect(
      accept(fileOf([{ to: dave, value: '0', data: null, contractMethod: method, contractInputsValues: values }]))
        .items,
    ).toMatchObject([{ data }])
})

test('behavior: a call made here is written with its bytes and its words, and both are read again', () => {
  const abi = parseAbiItem('function fill((address to, bool isNew)[] orders, bool isFinal, uint256 id) payable')
  const words = { abi, fields: [[[dave, 'false']], 'true', '7'] }
  const data = encodeFunctionData({ abi: [abi], args: [[{ to: dave, isNew: false }], true, 7n] })
  const entry = createEntry({ to: dave, value: '0', data }, words)
  expect(entry).toMatchObject({
    contractInputsValues: { orders: `[["${dave}",false]]`, isFinal: 'true', id: '7' },
    data,
  })
  expect(accept(fileOf([entry]))).toMatchObject({ cautions: [], items: [{ data, entry }] })
  expect(accept(fileOf([{ ...entry, data: null }]))).toMatchObject({ cautions: [], items: [{ data }] })
  expect(readMethodInputs(entry)).toMatchObject({ fields: words.fields })
})

test('behavior: arguments without names are written as bytes alone', () => {
  const abi = parseAbiItem('function fill(uint256, uint256)')
  const entry = createEntry({ to: dave, value: '0', data: '0x1234' }, { abi, fields: ['1', '2'] })
  expect(entry).toEqual({ to: dave, value: '0', data: '0x1234', contractMethod: null, contractInputsValues: null })
})

test('behavior: words that do not give the bytes are dropped, and it is said', () => {
  const { items, cautions } = accept(
    fileOf([
      { ...approve, data: '0x12345678' },
      { ...approve, data: builderData },
    ]),
  )
  expect(items).toEqual([
    { to: approve.to, value: 0n, data: '0x12345678' },
    { to: approve.to, value: 0n, data: builderData, entry: { ...approve, data: builderData } },
  ])
  expect(cautions).toEqual([t('file.methodDiffers', { number: 1 })])
})

test('behavior: a fingerprint that is wrong or missing, and another Safe, are said', () => {
  const { checksum: _, ...meta } = builderFile.meta
  const changed = { ...builderFile, transactions: [{ ...approve, value: '1' }] }
  expect(accept(JSON.stringify(changed)).cautions).toEqual([t('file.checksumWrong')])
  expect(accept(JSON.stringify({ ...builderFile, meta })).cautions).toEqual([t('file.checksumMissing')])
  expect(accept(JSON.stringify({ ...builderFile, meta: undefined })).cautions).toEqual([t('file.checksumMissing')])
  const other = parseBatchFile({ text: JSON.stringify(builderFile), chainId: 1, safe: dave, shortName: 'eth' })
  expect(other).toMatchObject({ ok: true, cautions: [t('file.otherSafe')] })
})

test.each([
  ['{', t('file.notJson')],
  ['[]', t('file.notJson')],
  ['null', t('file.notJson')],
  ['{}', t('file.notBatch')],
  [fileOf([approve], { version: '2.0' }), t('file.otherVersion')],
  [fileOf([approve], { chainId: '10' }), t('file.otherChain', { chain: '10' })],
  [fileOf([]), t('file.empty')],
  [fileOf(Array.from({ length: 501 }, () => approve)), t('file.tooMany', { most: 500 })],
  [`{"a":"${'x'.repeat(1_500_000)}"}`, t('file.tooLarge')],
])('error: a file that is none, case %#', (text, error) => {
  expect(read(text)).toEqual({ ok: false, error, entries: [] })
})

test.each([
  [3, t('file.entryWrong')],
  [{ value: '1' }, t('file.entryWrong')],
  [{ to: '0x12', value: '1' }, t('file.addressWrong')],
  [{ to: `gor:${dave}`, value: '1' }, t('file.addressWrong')],
  [{ to: dave, value: '1.5' }, t('file.valueWrong')],
  [{ to: dave, value: '-1' }, t('file.valueWrong')],
  [{ to: dave, value: (2n ** 256n).toString() }, t('file.valueWrong')],
  [{ to: dave, value: '0', data: '0xabc' }, t('file.dataWrong')],
  [{ to: dave, value: '0', data: 'hello' }, t('file.dataWrong')],
  [{ ...approve, contractInputsValues: { spender: dave } }, t('file.methodWrong')],
  [
    { ...approve, contractInputsValues: { spender: dave, value: '1e18' } },
    tContractInteraction('errors.integerExponent'),
  ],
  [{ ...approve, contractMethod: { name: 'a b', inputs: [] } }, t('file.methodWrong')],
  [{ ...approve, operation: 1 }, t('refusals.delegatecall')],
  [{ ...approve, operation: '1' }, t('refusals.delegatecall')],
  [
    { to: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2', value: '0', data: '0x8d80ff0a' },
    t('refusals.library', { name: 'MultiSendCallOnly' }),
  ],
  [{ to: '0x0000000000000000000000000000000000000000', value: '1' }, t('refusals.zeroAddress')],
])('error: nothing is taken of a file with a wrong entry: %o', (entry, reason) => {
  expect(read(fileOf([approve, entry]))).toEqual({
    ok: false,
    error: t('file.wrongEntries'),
    entries: [{ number: 2, reason }],
  })
})

const hex = (length: { minLength: number; maxLength: number }) =>
  fc.uint8Array(length).map((bytes): Hex => toHex(bytes))

test('behavior: whatever is written is read again, to the same calls', () => {
  const call = fc.record({
    to: hex({ minLength: 20, maxLength: 20 })
      .map((value) => getAddress(value))
      .filter((to) => BigInt(to) !== 0n),
    value: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
    data: hex({ minLength: 0, maxLength: 40 }),
  })
  fc.assert(
    fc.property(fc.array(call, { minLength: 1, maxLength: 4 }), (calls) => {
      const text = writeBatchFile({ batch: addItems(emptyBatch, calls), chainId: 1, safe, createdAt: 5 })
      const { items, cautions, file } = accept(text)
      expect(items.map(({ to, value, data }) => ({ to, value, data }))).toEqual(calls)
      expect(cautions).toEqual([])
      expect(writeBatchFile({ batch: { ...addItems(emptyBatch, items), file }, chainId: 1, safe, createdAt: 9 })).toBe(
        text,
      )
    }),
  )
})

test('behavior: no file makes it throw', () => {
  const entries = fc.array(fc.oneof(fc.jsonValue(), fc.constant(createEntry({ to: dave, value: '0', data: '0x' }))))
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        entries.map((list) => fileOf(list)),
      ),
      (text) => {
        expect(typeof read(text).ok).toBe('boolean')
      },
    ),
  )
})
