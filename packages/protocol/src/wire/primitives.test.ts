import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { AddressExSchema } from './AddressExSchema.ts'
import { ChainIdParamSchema, ChainIdSchema } from './ChainIdSchema.ts'
import {
  AddressSchema,
  CountSchema,
  HashSchema,
  HexSchema,
  isHexBytes,
  OperationSchema,
  SignatureHexSchema,
  TimestampSchema,
  UintStringSchema,
} from './primitives.ts'
import { createTextSchema, NameSchema, NoteSchema, NullableNameSchema, NullableUrlSchema } from './TextSchema.ts'

type Schema = {
  safeParse: (value: unknown) => { success: boolean; data?: unknown; error?: { issues: { message: string }[] } }
}
const accepts = (schema: Schema, value: unknown) => schema.safeParse(value).success
const message = (schema: Schema, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

const lower = '0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1'
const checksummed = getAddress(lower)

describe('AddressSchema', () => {
  test('default: lower case and a right checksum are accepted, the result is checksummed', () => {
    expect(AddressSchema.parse(lower)).toBe(checksummed)
    expect(AddressSchema.parse(checksummed)).toBe(checksummed)
    expect(checksummed).not.toBe(lower)
  })

  test('error: a wrong checksum, another length, no address', () => {
    const wrong = checksummed.replace('fD', 'Fd').replace('D4', 'd4')
    const refused = [
      wrong,
      `0x${lower.slice(2).toUpperCase()}`,
      lower.slice(0, -1),
      `${lower}0`,
      lower.slice(2),
      '',
      'vitalik.eth',
      null,
      1,
      0n,
    ]
    for (const value of refused) expect(accepts(AddressSchema, value)).toBe(false)
    expect(message(AddressSchema, '0x')).toBe('Invalid address')
  })
})

describe('HexSchema', () => {
  test('default: full bytes, made lower case', () => {
    expect(HexSchema.parse('0x')).toBe('0x')
    expect(HexSchema.parse('0xABcd')).toBe('0xabcd')
    expect(isHexBytes('0xab')).toBe(true)
  })

  test('error: half a byte, other characters, no prefix', () => {
    for (const value of ['0xa', '0xabc', '0xzz', 'ab', '0Xab', '', ' 0xab', '0xab\n', 'x0xabc', null, 10]) {
      expect(accepts(HexSchema, value)).toBe(false)
    }
    expect(message(HexSchema, '0xa')).toBe('Invalid hex bytes: expected 0x and an even number of digits')
  })

  test('behavior: a hash is 32 bytes', () => {
    expect(HashSchema.parse(`0x${'AB'.repeat(32)}`)).toBe(`0x${'ab'.repeat(32)}`)
    for (const size of [0, 31, 33]) expect(accepts(HashSchema, `0x${'ab'.repeat(size)}`)).toBe(false)
    expect(accepts(HashSchema, ` 0x${'ab'.repeat(32)}`)).toBe(false)
    expect(accepts(HashSchema, `0x${'ab'.repeat(32)} `)).toBe(false)
    expect(message(HashSchema, '0x')).toBe('Invalid hash: expected 0x and 64 digits')
  })

  test('behavior: a signature is at least 65 bytes', () => {
    expect(SignatureHexSchema.parse(`0x${'AB'.repeat(65)}`)).toBe(`0x${'ab'.repeat(65)}`)
    expect(accepts(SignatureHexSchema, `0x${'ab'.repeat(200)}`)).toBe(true)
    expect(accepts(SignatureHexSchema, `0x${'ab'.repeat(64)}`)).toBe(false)
    expect(accepts(SignatureHexSchema, `0x${'ab'.repeat(65)}a`)).toBe(false)
    expect(message(SignatureHexSchema, '0x')).toBe('Invalid signature: expected at least 65 bytes of hex')
  })
})

describe('UintStringSchema', () => {
  const max = (2n ** 256n - 1n).toString()

  test('default: canonical decimals up to 2^256-1', () => {
    for (const value of ['0', '1', '10', max]) expect(UintStringSchema.parse(value)).toBe(value)
  })

  test('error: any other form of a number', () => {
    const refused = [
      (2n ** 256n).toString(),
      '',
      '-1',
      '-0',
      '+1',
      '01',
      '00',
      '1.0',
      '1e3',
      '0x1',
      ' 1',
      '1 ',
      '1\n',
      '١',
      1,
      1n,
      null,
      '9'.repeat(79),
    ]
    for (const value of refused) expect(accepts(UintStringSchema, value)).toBe(false)
    expect(message(UintStringSchema, '-1')).toBe(
      'Invalid number: expected a canonical decimal string from 0 to 2^256-1',
    )
  })
})

describe('ChainIdSchema', () => {
  test('default: positive decimals; a path parameter becomes a number', () => {
    expect(ChainIdSchema.parse('1')).toBe('1')
    expect(ChainIdParamSchema.parse('11155111')).toBe(11_155_111)
    expect(accepts(ChainIdSchema, String(Number.MAX_SAFE_INTEGER))).toBe(true)
  })

  test('error: zero, negative, beyond safe integers, other forms', () => {
    const refused = ['0', '-1', '01', '1.5', '0x1', '', 'a1', '1a', String(2 ** 53), '9'.repeat(17), 1]
    for (const value of refused) expect(accepts(ChainIdSchema, value)).toBe(false)
    expect(message(ChainIdSchema, '0')).toBe('Invalid chain id: expected a positive integer')
    expect(accepts(ChainIdParamSchema, '0')).toBe(false)
  })
})

test('behavior: counts and timestamps are safe integers from zero, and timestamps have a date', () => {
  const lastMoment = 8_640_000_000_000_000
  for (const schema of [CountSchema, TimestampSchema]) {
    for (const value of [0, 1, lastMoment]) expect(accepts(schema, value)).toBe(true)
    for (const value of [-1, 0.5, 2 ** 53, Number.NaN, '1', null]) expect(accepts(schema, value)).toBe(false)
  }
  expect(accepts(CountSchema, Number.MAX_SAFE_INTEGER)).toBe(true)
  expect(accepts(TimestampSchema, lastMoment + 1)).toBe(false)
})

test('behavior: an operation is 0 or 1 as a number', () => {
  expect([0, 1].map((value) => OperationSchema.parse(value))).toEqual([0, 1])
  for (const value of [2, -1, '0', true, null]) expect(accepts(OperationSchema, value)).toBe(false)
})

test('behavior: names and notes are made harmless and short', () => {
  expect(NameSchema.parse(' US\u202eDC\n')).toBe('USDC')
  expect(NameSchema.parse('x'.repeat(101))).toBe(`${'x'.repeat(99)}…`)
  expect(NoteSchema.parse('x'.repeat(1000))).toHaveLength(1000)
  expect(NoteSchema.parse('x'.repeat(1001))).toBe(`${'x'.repeat(999)}…`)
  expect(createTextSchema(3).parse('abcd')).toBe('ab…')
  expect(accepts(NameSchema, 1)).toBe(false)
})

test('behavior: an absent, null or empty name is null', () => {
  expect(NullableNameSchema.parse(undefined)).toBe(null)
  expect(NullableNameSchema.parse(null)).toBe(null)
  expect(NullableNameSchema.parse('')).toBe(null)
  expect(NullableNameSchema.parse('\u200b')).toBe(null)
  expect(NullableNameSchema.parse('Ada')).toBe('Ada')
})

test('behavior: URLs are returned, up to a length', () => {
  expect(NullableUrlSchema.parse(undefined)).toBe(null)
  expect(NullableUrlSchema.parse('https://x')).toBe('https://x')
  expect(accepts(NullableUrlSchema, 'x'.repeat(2048))).toBe(true)
  expect(accepts(NullableUrlSchema, 'x'.repeat(2049))).toBe(false)
})

test('behavior: an address with its claims; extra fields do not break it', () => {
  expect(AddressExSchema.parse({ value: lower, displayName: 'x' })).toEqual({
    value: checksummed,
    name: null,
    logoUri: null,
  })
  expect(accepts(AddressExSchema, { name: 'Ada' })).toBe(false)
})
