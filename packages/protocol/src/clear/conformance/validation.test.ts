import { expect, test } from 'vitest'
import { contract, describeContract, encode, facts, field, read } from '../../../test/clearCases.ts'
import { toKnownDescriptor } from '../ClearReading.ts'
import { parseDescriptor } from '../DescriptorSchema.ts'
import { explainCall } from '../explainCall.ts'
import { parseFormatKey } from '../parseFormatKey.ts'

const parse = (changes: Record<string, unknown>) => parseDescriptor({ ...describeContract({}), ...changes })

test('default: validation/schema-version/*', () => {
  for (const name of ['v2', 'v2.0.0', 'v2.9.0'])
    expect(() => parse({ $schema: `a/erc7730-${name}.schema.json` })).not.toThrow()
  for (const name of ['v3-next', 'v1'])
    expect(() => parse({ $schema: `a/erc7730-${name}.schema.json` })).toThrow('version')
})

test('default: validation/selector/duplicate-type-signature: neither of the two counts', async () => {
  const twice = describeContract({ 'f(uint256 a)': { intent: 'One' }, 'f(uint256 b)': { intent: 'Two' } })
  const descriptors = [toKnownDescriptor({ descriptor: twice, name: 'x' }, 'yours')]
  const call = { data: encode('f(uint256 a)', [1n]), to: contract, value: 0n }
  expect(await explainCall({ call, descriptors, facts })).toEqual([])
})

test('default: validation/format-key/type-alias', () => {
  for (const key of ['f(uint a)', 'f(int256[0] a)', 'f(bytes33 a)', 'f(uint7 a)', 'f(', 'f', '(uint256 a)', 'f(a b c)'])
    expect([key, parseFormatKey(key)]).toEqual([key, undefined])
})

test('default: validation/format/unknown-format-name', () => {
  const formats = { 'f(uint256 a)': { intent: 'Do', fields: [{ path: 'a', format: 'bold' }] } }
  expect(() => parse({ display: { formats } })).toThrow('format')
})

test('default: validation/reference/*: the function that refers to nothing is not read, the others are', async () => {
  const key = 'f(uint256 a)'
  const missing = [{ path: 'a', $ref: '$.display.definitions.none' }]
  expect(await read({ args: [1n], format: { intent: 'Do', fields: missing }, key })).toMatchObject({ kind: 'failed' })
  const fields = [field('a', 'enum', { $ref: '$.metadata.enums.none' })]
  expect(await read({ args: [1n], format: { intent: 'Do', fields }, key })).toMatchObject({
    fields: [{ note: 'raw', value: '1' }],
  })
})
