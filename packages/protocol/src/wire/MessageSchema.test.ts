import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  CreateMessageRequestSchema,
  MessageListPageSchema,
  MessageSchema,
  MessageSignatureRequestSchema,
  MessageStatusSchema,
} from './MessageSchema.ts'
import { TypedDataSchema } from './TypedDataSchema.ts'

const lower = '0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1'
const ex = { value: getAddress(lower), name: null, logoUri: null }
const hash = `0x${'ab'.repeat(32)}`
const signature = `0x${'ab'.repeat(65)}`
const typed = {
  domain: { name: 'App', version: '1', chainId: 1, verifyingContract: lower, salt: hash },
  types: { Mail: [{ name: 'to', type: 'Person[2][]' }], Person: [{ name: 'name', type: 'string' }] },
  primaryType: 'Mail',
  message: { to: [], anything: 1 },
}
const message = {
  messageHash: hash,
  status: 'CONFIRMED',
  message: 'hello \u202e world\n',
  creationTimestamp: 1,
  modifiedTimestamp: 2,
  confirmationsSubmitted: 1,
  confirmationsRequired: 2,
  proposedBy: { value: lower },
  confirmations: [{ owner: { value: lower }, signature }],
}

describe('typed data', () => {
  test('default: nothing is changed', () => {
    expect(TypedDataSchema.parse(typed)).toEqual(typed)
    expect(TypedDataSchema.parse({ ...typed, domain: {} }).domain).toEqual({})
  })

  test('behavior: chain ids as numbers and text', () => {
    for (const chainId of [0, 1, '1', '0', '0x1', '0xAB']) {
      expect(TypedDataSchema.parse({ ...typed, domain: { chainId } }).domain).toEqual({ chainId })
    }
    for (const chainId of [-1, 1.5, '01', '0x', 'one', null, '-1', 'x1', '1x']) {
      expect(TypedDataSchema.safeParse({ ...typed, domain: { chainId } }).success).toBe(false)
    }
  })

  test('behavior: a missing primary type is the one that no other refers to', () => {
    const { primaryType, ...rest } = typed
    expect(TypedDataSchema.parse(rest).primaryType).toBe(primaryType)
    const withDomain = { ...rest, types: { ...rest.types, EIP712Domain: [{ name: 'name', type: 'string' }] } }
    expect(TypedDataSchema.parse(withDomain).primaryType).toBe('Mail')
    const ambiguous = { ...rest, types: { A: [], B: [] } }
    expect(TypedDataSchema.safeParse(ambiguous).error?.issues).toMatchObject([
      { message: 'Typed data names no primary type', path: ['primaryType'] },
    ])
  })

  test('error: an unknown primary type, domain field, or wrong bytes', () => {
    const wrong = [
      { primaryType: 'X' },
      { domain: { name: 'x', extra: 1 } },
      { domain: { verifyingContract: '0x12' } },
      { domain: { verifyingContract: `x${lower}` } },
      { domain: { verifyingContract: `${lower}0` } },
      { domain: { salt: '0x12' } },
      { types: { Mail: [{ name: 'to' }] } },
      { message: 'x' },
    ]
    for (const change of wrong) expect(TypedDataSchema.safeParse({ ...typed, ...change }).success).toBe(false)
    expect(TypedDataSchema.safeParse({ ...typed, domain: { salt: '0x12' } }).error?.issues[0]?.message).toBe(
      'Expected 32 bytes in hexadecimal',
    )
  })
})

test('default: a message; its text is hashed and stays as it is', () => {
  expect(MessageSchema.parse(message)).toEqual({
    ...message,
    logoUri: null,
    name: null,
    proposedBy: ex,
    confirmations: [{ owner: ex, signature }],
    preparedSignature: null,
    origin: null,
  })
  expect(MessageSchema.parse({ ...message, message: typed }).message).toEqual(typed)
  expect(MessageStatusSchema.options).toEqual(['NEEDS_CONFIRMATION', 'CONFIRMED'])
})

test('error: what is hashed or counted is strict', () => {
  const wrong = [
    { messageHash: '0xab' },
    { status: 'DONE' },
    { message: 5 },
    { confirmationsSubmitted: '1' },
    { confirmationsRequired: -1 },
    { confirmations: [{ owner: { value: lower }, signature: '0xa' }] },
    { preparedSignature: 'x' },
  ]
  for (const change of wrong) expect(MessageSchema.safeParse({ ...message, ...change }).success).toBe(false)
})

test('default: a page with date labels', () => {
  const page = MessageListPageSchema.parse({
    results: [
      { type: 'DATE_LABEL', timestamp: 5 },
      { type: 'MESSAGE', ...message },
    ],
  })
  expect(page.results.map(({ type }) => type)).toEqual(['DATE_LABEL', 'MESSAGE'])
})

test('default: requests', () => {
  expect(CreateMessageRequestSchema.parse({ message: 'hello', signature })).toEqual({
    message: 'hello',
    safeAppId: null,
    signature,
    origin: null,
  })
  expect(CreateMessageRequestSchema.safeParse({ message: 'hello' }).success).toBe(false)
  expect(CreateMessageRequestSchema.safeParse({ message: 'hello', signature, safeAppId: -1 }).success).toBe(false)
  expect(MessageSignatureRequestSchema.parse({ signature })).toEqual({ signature })
})
