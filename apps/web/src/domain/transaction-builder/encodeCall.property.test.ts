import fc from 'fast-check'
import { type AbiFunction, type AbiParameter, getAddress, type Hex, toHex } from 'viem'
import { expect, test, vi } from 'vitest'
import { readFieldText, writeFieldText } from './BatchEntry.ts'
import { encodeCall, readCall } from './encodeCall.ts'
import { emptyField, type FieldValue, shapeOf, toField } from './FieldValue.ts'

// Thousands of cases exceed the default timeout on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const target = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const bits = fc.integer({ min: 1, max: 32 }).map((bytes) => bytes * 8)
const hex = (length: { minLength: number; maxLength: number }) =>
  fc.uint8Array(length).map((bytes): Hex => toHex(bytes))

type Case = { parameter: AbiParameter; field: FieldValue }

const leaf: fc.Arbitrary<Case> = fc.oneof(
  hex({ minLength: 20, maxLength: 20 }).map((value) => ({ parameter: { type: 'address' }, field: getAddress(value) })),
  fc.boolean().map((value) => ({ parameter: { type: 'bool' }, field: String(value) })),
  fc.string().map((field) => ({ parameter: { type: 'string' }, field })),
  hex({ minLength: 0, maxLength: 70 }).map((field) => ({ parameter: { type: 'bytes' }, field })),
  fc
    .integer({ min: 1, max: 32 })
    .chain((size) =>
      hex({ minLength: size, maxLength: size }).map((field) => ({ parameter: { type: `bytes${size}` }, field })),
    ),
  bits.chain((size) =>
    fc
      .bigInt({ min: 0n, max: 2n ** BigInt(size) - 1n })
      .map((value) => ({ parameter: { type: `uint${size}` }, field: value.toString() })),
  ),
  bits.chain((size) =>
    fc
      .bigInt({ min: -(2n ** BigInt(size - 1)), max: 2n ** BigInt(size - 1) - 1n })
      .map((value) => ({ parameter: { type: `int${size}` }, field: value.toString() })),
  ),
)

const { any } = fc.letrec<{ any: Case; list: Case; tuple: Case }>((tie) => ({
  any: fc.oneof({ depthSize: 'small', withCrossShrink: true }, leaf, tie('list'), tie('tuple')),
  list: fc
    .tuple(tie('any'), fc.integer({ min: 0, max: 3 }), fc.boolean())
    .map(([{ parameter, field }, length, isFixed]) => ({
      parameter: { ...parameter, type: `${parameter.type}[${isFixed && length > 0 ? length : ''}]` },
      field: Array.from({ length }, () => field),
    })),
  tuple: fc.tuple(fc.array(tie('any'), { minLength: 1, maxLength: 3 }), fc.boolean()).map(([members, hasNames]) => ({
    parameter: {
      type: 'tuple' as const,
      components: members.map(({ parameter }, index) => ({ ...parameter, name: hasNames ? `member${index}` : '' })),
    },
    field: members.map(({ field }) => field),
  })),
}))

const abiOf = (cases: readonly Case[]): AbiFunction => ({
  type: 'function',
  name: 'anything',
  inputs: cases.map(({ parameter }, index) => ({ ...parameter, name: `argument${index}` })),
  outputs: [],
  stateMutability: 'nonpayable',
})

test('behavior: what is typed, encoded and decoded back stands in the same fields again, whatever the types', () => {
  fc.assert(
    fc.property(fc.array(any, { maxLength: 3 }), (cases) => {
      const abi = abiOf(cases)
      const encoded = encodeCall(
        abi,
        cases.map(({ field }) => field),
        { shortName: 'demo' },
      )
      if (!encoded.ok) throw new Error(JSON.stringify(encoded.errors))
      const read = readCall(target, encoded.data, abi)
      expect(read).toMatchObject({ name: 'anything', unexplainedBytes: 0, isCanonical: true })
      expect(abi.inputs.map((input, index) => toField(input, read?.arguments[index]?.value))).toEqual(
        cases.map(({ field }) => field),
      )
    }),
  )
})

test('behavior: an argument as one text and back', () => {
  fc.assert(
    fc.property(any, ({ parameter, field }) => {
      expect(readFieldText(parameter, writeFieldText(parameter, field))).toEqual(field)
    }),
  )
})

test('behavior: empty fields have the shape of their type', () => {
  fc.assert(
    fc.property(any, ({ parameter }) => {
      expect(typeof emptyField(parameter) === 'string').toBe(shapeOf(parameter).kind === 'leaf')
    }),
  )
})

test('behavior: no text makes the reader throw', () => {
  const pieces = fc.constantFrom('[', ']', '(', ')', '{', '}', ',', ':', '"', "'", '\\', '1', 'a', ' ')
  const parameter = { type: 'tuple[]', components: [{ name: 'a', type: 'uint256' }] }
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((list) => list.join('')),
      ),
      (text) => {
        readFieldText(parameter, text)
      },
    ),
  )
})
