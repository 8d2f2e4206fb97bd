import fc from 'fast-check'
import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { isWrite } from './FieldValue.ts'
import { parseAbiText } from './parseAbiText.ts'

const t = createCatalogue('contractInteraction')

function selectors(text: string): string[] {
  const parsed = parseAbiText(text)
  if (!parsed.ok) throw new Error(parsed.error)
  return parsed.functions.map((abi) => toFunctionSelector(abi))
}

const transfer = '0xa9059cbb'
const json = {
  type: 'function',
  name: 'transfer',
  inputs: [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint' },
  ],
  outputs: [],
  stateMutability: 'nonpayable',
}

test.each([
  ['one signature', 'transfer(address,uint256)'],
  ['a signature with names', 'transfer(address to, uint256 value)'],
  ['a declaration of source code', 'function transfer(address to, uint256 value) external returns (bool);'],
  ['JSON, a list', JSON.stringify([json, { type: 'event', name: 'Transfer', inputs: [] }])],
  ['JSON, one item', JSON.stringify(json)],
  ['JSON, the file of a compiler', JSON.stringify({ contractName: 'Token', abi: [json] })],
  ['JSON, a list of lines', JSON.stringify(['function transfer(address, uint256)'])],
  ['a list of source code', "[\n  'function transfer(address, uint256)', // pays\n]"],
  ['an interface', 'interface IToken {\n  function transfer(address to, uint amount) external;\n}'],
])('default: %s', (_, text) => {
  expect(selectors(text)).toEqual([transfer])
})

test('behavior: structs over several lines, tuples and lists keep their order', () => {
  const text = `
    struct Order {
      address maker;
      uint256[2] amounts;
    }
    function fill(Order[] orders, bytes4 tag) payable
    function cancel(Order order);
  `
  expect(selectors(text)).toEqual([
    toFunctionSelector('fill((address,uint256[2])[],bytes4)'),
    toFunctionSelector('cancel((address,uint256[2]))'),
  ])
})

test('behavior: reading functions are told from writing ones, in old descriptions too', () => {
  const parsed = parseAbiText(
    JSON.stringify([
      { name: 'a', type: 'function', inputs: [], constant: true },
      { name: 'b', type: 'function', inputs: [], constant: false, payable: true },
      { name: 'c', type: 'function', inputs: [], stateMutability: 'pure' },
      { name: 'd', inputs: [] },
    ]),
  )
  if (!parsed.ok) throw new Error(parsed.error)
  expect(parsed.functions.map(isWrite)).toEqual([false, true, false, true])
  expect(parsed.functions[1]?.stateMutability).toBe('payable')
})

test.each([
  ['', t('errors.abiMissing')],
  [' \n ', t('errors.abiMissing')],
  ['[{"type":', t('errors.abiNotJson')],
  ['{"abi": 3}', t('errors.abiItem', { number: 1 })],
  ['[3]', t('errors.abiItem', { number: 1 })],
  ['[{"type":"function","name":"<b>"}]', t('errors.abiItem', { number: 1 })],
  ['[{"type":"function","name":"a","inputs":[{"type":"fixed128x18"}]}]', t('errors.abiItem', { number: 1 })],
  ['[{"type":"function","name":"a","inputs":[{"type":"tuple"}]}]', t('errors.abiItem', { number: 1 })],
  ['[{"type":"event","name":"A","inputs":[]}]', t('errors.abiEmpty')],
  ['event A()', t('errors.abiEmpty')],
  ['x'.repeat(400_001), t('errors.abiTooLong')],
])('error: %s', (text, error) => {
  expect(parseAbiText(text)).toEqual({ ok: false, error })
})

test('error: a line that is no function says so, in one sentence', () => {
  for (const text of ['transfer(address', 'hello', 'function f(banana x)'])
    expect(parseAbiText(text)).toEqual({
      ok: false,
      error: expect.stringMatching(/^This is not a valid function: .+/),
    })
})

test('error: tuples nested without end are refused', () => {
  let type: Record<string, unknown> = { name: 'x', type: 'uint256' }
  for (let depth = 0; depth < 20; depth += 1) type = { name: 'x', type: 'tuple', components: [type] }
  expect(parseAbiText(JSON.stringify([{ name: 'f', type: 'function', inputs: [type] }]))).toEqual({
    ok: false,
    error: t('errors.abiItem', { number: 1 }),
  })
})

test('behavior: nothing that is pasted makes it throw', () => {
  const pieces = fc.constantFrom(
    'function',
    'struct A {',
    '}',
    '(',
    ')',
    'uint256',
    '[',
    ']',
    '{',
    '"',
    ',',
    ';',
    '\n',
    'A',
    ' ',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.array(pieces).map((list) => list.join(' ')),
      ),
      (text) => {
        expect(typeof parseAbiText(text).ok).toBe('boolean')
      },
    ),
  )
})
