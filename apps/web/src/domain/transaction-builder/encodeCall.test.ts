import { type AbiParameter, parseAbiItem } from 'viem'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { parseField } from './encodeCall.ts'
import type { FieldValue } from './FieldValue.ts'

const t = createCatalogue('contractInteraction')

const dave = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

function parse(type: string, field: FieldValue) {
  return parseField({ type }, field, { shortName: 'demo' })
}

test.each<[string, FieldValue, unknown]>([
  ['address', dave, dave],
  ['address', dave.toLowerCase(), dave],
  ['address', ` demo:${dave} `, dave],
  ['bool', 'True', true],
  ['bool', 'false', false],
  ['string', '  kept as typed ', '  kept as typed '],
  ['string', '', ''],
  ['bytes', '0x', '0x'],
  ['bytes', '0xAB12', '0xab12'],
  ['bytes4', '0xa9059cbb', '0xa9059cbb'],
  ['uint256', '42', 42n],
  ['uint256', '0x2a', 42n],
  ['uint256', '1.5 ether', 15n * 10n ** 17n],
  ['uint256', '1.5eth', 15n * 10n ** 17n],
  ['uint256', '20 gwei', 20n * 10n ** 9n],
  ['uint256', '7 wei', 7n],
  ['uint256', '2.5 d6', 2_500_000n],
  ['int8', '-128', -128n],
  ['uint256', (2n ** 256n - 1n).toString(), 2n ** 256n - 1n],
  ['uint8[]', ['1', '2'], [1n, 2n]],
  ['uint8[2][]', [['1', '2']], [[1n, 2n]]],
  ['uint8[]', [], []],
])('default: %s of %o', (type, field, value) => {
  expect(parse(type, field)).toEqual({ ok: true, value })
})

test.each<[string, FieldValue, string]>([
  ['address', '', t('errors.valueMissing')],
  ['address', '0x1234', t('errors.addressWrong')],
  ['address', '0x90f79BF6EB2c4f870365E785982E1f101E93b906', t('errors.addressWrong')],
  ['address', `eth:${dave}`, t('errors.addressOtherChain', { prefix: 'eth' })],
  ['bool', '1', t('errors.boolWrong')],
  ['bytes', '', t('errors.bytesMissing')],
  ['bytes', '0xabc', t('errors.bytesWrong')],
  ['bytes', 'hello', t('errors.bytesWrong')],
  ['bytes4', '0xab', t('errors.bytesLength', { expected: 4, actual: 1 })],
  ['uint8', '256', t('errors.integerRange', { type: 'uint8' })],
  ['uint8', '-1', t('errors.integerRange', { type: 'uint8' })],
  ['int8', '128', t('errors.integerRange', { type: 'int8' })],
  ['uint256', '1e18', t('errors.integerExponent')],
  ['uint256', '1,000', t('errors.integerSeparators')],
  ['uint256', '1.5', t('errors.integerFraction')],
  ['uint256', '1.1234567 d6', t('errors.decimals', { decimals: 6 })],
  ['uint256', 'banana', t('errors.integerWrong')],
  ['uint256', '9'.repeat(121), t('errors.integerRange', { type: 'uint256' })],
  ['uint256', ['1'], t('errors.notOne')],
  ['uint8[]', '1', t('errors.notList')],
  ['uint8[2]', ['1'], t('errors.listLength', { length: 2 })],
])('error: %s of %o', (type, field, error) => {
  expect(parse(type, field)).toEqual({ ok: false, errors: { '': error } })
})

test('behavior: every wrong field of nested tuples is named by its place', () => {
  const { inputs } = parseAbiItem('function f((address to, (uint8 a, bool b)[] steps) order)')
  const order: AbiParameter = inputs[0]
  const field = [
    'x',
    [
      ['1', 'true'],
      ['256', 'maybe'],
    ],
  ]
  expect(parseField(order, field, { path: '0', shortName: 'demo' })).toEqual({
    ok: false,
    errors: {
      '0.0': t('errors.addressWrong'),
      '0.1.1.0': t('errors.integerRange', { type: 'uint8' }),
      '0.1.1.1': t('errors.boolWrong'),
    },
  })
  expect(parseField(order, [dave, [['1', 'true']]], { shortName: 'demo' })).toEqual({
    ok: true,
    value: { to: dave, steps: [{ a: 1n, b: true }] },
  })
})

test('behavior: lists and tuples of more than the form holds are refused', () => {
  expect(
    parse(
      'uint8[]',
      Array.from({ length: 501 }, () => '1'),
    ),
  ).toEqual({
    ok: false,
    errors: { '': t('errors.listTooLong', { most: 500 }) },
  })
})
