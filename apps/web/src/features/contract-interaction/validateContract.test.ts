import { type AbiFunction, parseAbiItem } from 'viem'
import { expect, test } from 'vitest'
import { addItems, emptyBatch } from '../../domain/transaction-builder/Batch.ts'
import { createEntry } from '../../domain/transaction-builder/BatchEntry.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { emptyContractForm, toContractForm } from './ContractFormValue.ts'
import { type ValidateContractParameters, validateContract } from './validateContract.ts'

const t = createCatalogue('contractInteraction')
const tTransactionBuilder = createCatalogue('transactionBuilder')

const token = '0x18D105209982D86172a6270823e095fee297B0a4'
const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const transfer: AbiFunction = parseAbiItem('function transfer(address to, uint256 value)')
const deposit: AbiFunction = parseAbiItem('function deposit() payable')
const signature = 'transfer(address,uint256)'
const data = `0xa9059cbb${dave.slice(2).toLowerCase().padStart(64, '0')}${'5'.padStart(64, '0')}` as const

function setup(form: Partial<ValidateContractParameters['form']>, other: Partial<ValidateContractParameters> = {}) {
  return validateContract({
    form: { ...emptyContractForm, address: token, method: signature, fields: { [signature]: [dave, '5'] }, ...form },
    method: transfer,
    isRaw: false,
    hasCode: true,
    shortName: 'demo',
    currency: { decimals: 18, symbol: 'ETH' },
    ...other,
  })
}

test('default: the call, and the words it was made with', () => {
  expect(setup({ value: '1' })).toEqual({
    value: {
      // A non-payable function gets no value, even if the field holds one.
      call: { to: token, value: 0n, data },
      words: { abi: transfer, fields: [dave, '5'] },
    },
  })
})

test('behavior: units are understood here alone, what leaves the form says the plain value', () => {
  expect(setup({ fields: { [signature]: [`demo:${dave.toLowerCase()}`, '0.000005 d6'] } })).toMatchObject({
    value: { call: { data }, words: { fields: [dave, '5'] } },
  })
})

test('parameters: a payable function takes its amount, raw data is taken as it is', () => {
  const form = { address: ` demo:${token}`, method: 'deposit()', value: '1.5' }
  expect(setup(form, { method: deposit })).toMatchObject({
    value: { call: { to: token, value: 15n * 10n ** 17n, data: '0xd0e30db0' } },
  })
  expect(setup({ data: '0xAB CD', value: '2' }, { isRaw: true, method: undefined })).toEqual({
    value: { call: { to: token, value: 2n * 10n ** 18n, data: '0xabcd' }, words: undefined },
  })
})

test('behavior: without code only a plain payment means something', () => {
  const raw = { isRaw: true, method: undefined, hasCode: false }
  expect(setup({ data: '0x', value: '1' }, raw)).toHaveProperty('value')
  expect(setup({ data: '0x1234' }, raw)).toMatchObject({ errors: { address: t('errors.noCode') } })
})

test.each<[Partial<ValidateContractParameters['form']>, Partial<ValidateContractParameters>, object]>([
  [{ address: '' }, {}, { address: t('errors.targetMissing') }],
  [{ address: '0x1234' }, {}, { address: t('errors.addressWrong') }],
  [{ address: `eth:${token}` }, {}, { address: t('errors.addressOtherChain', { prefix: 'eth' }) }],
  [{}, { hasCode: false }, { address: t('errors.noCode') }],
  [{}, { hasCode: undefined }, { address: t('errors.codeUnknown') }],
  [{}, { method: undefined }, { method: t('errors.methodMissing') }],
  [{ fields: {} }, {}, { fields: { 0: t('errors.valueMissing'), 1: t('errors.valueMissing') } }],
  [{ value: 'much' }, { method: deposit }, { value: tTransactionBuilder('amount.wrong', { example: '1.5' }) }],
  [{ data: '' }, { isRaw: true }, { data: t('errors.bytesMissing') }],
  [{ data: '0xabc' }, { isRaw: true }, { data: t('errors.bytesWrong') }],
])('error: %o %o', (form, other, expected) => {
  expect(setup(form, other)).toMatchObject({ errors: expected })
})

const itemOf = (item: { value: bigint; data: `0x${string}`; entry?: Record<string, unknown> }) => {
  const [first] = addItems(emptyBatch, [{ to: token, ...item }]).items
  if (!first) throw new Error('not added')
  return first
}

test('behavior: a call of the batch opens in the fields that made it', () => {
  const words = { abi: parseAbiItem('function mint(address to, uint256[] ids) payable'), fields: [dave, ['1', '2 d6']] }
  const entry = createEntry({ to: token, value: '0', data: '0x12345678' }, words)
  expect(toContractForm(itemOf({ value: 5n * 10n ** 17n, data: '0x12345678', entry }), 18)).toMatchObject({
    address: token,
    source: 'pasted',
    method: 'mint(address,uint256[])',
    fields: { 'mint(address,uint256[])': [dave, ['1', '2 d6']] },
    value: '0.5',
  })
})

test('behavior: bytes alone open by what is bundled, or raw', () => {
  expect(toContractForm(itemOf({ value: 0n, data }), 18)).toMatchObject({
    source: 'bundled:ERC-20',
    method: signature,
    fields: { [signature]: [dave, '5'] },
    value: '',
  })
  expect(toContractForm(itemOf({ value: 1n, data: '0xdeadbeef' }), 18)).toMatchObject({
    source: 'raw',
    data: '0xdeadbeef',
  })
})
