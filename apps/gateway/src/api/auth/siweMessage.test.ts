import { createSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { parseSignInMessage } from './siweMessage.ts'

const fields = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 1,
  domain: 'safe.example.org',
  issuedAt: new Date('2026-11-15T03:00:00.000Z'),
  nonce: '0123456789abcdef',
  uri: 'https://safe.example.org',
  version: '1',
} as const
const message = createSiweMessage({ ...fields, statement: 'Sign in.' })

test('default', () => {
  expect(parseSignInMessage(message)).toEqual({ ...fields, statement: 'Sign in.' })
})

test('behavior: every optional field', () => {
  const full = createSiweMessage({
    ...fields,
    expirationTime: new Date('2026-11-15T04:00:00Z'),
    notBefore: new Date('2026-11-15T03:00:00Z'),
    requestId: 'a1',
    resources: ['https://safe.example.org/terms'],
    scheme: 'https',
  })
  expect(parseSignInMessage(full)).toMatchObject({ expirationTime: new Date('2026-11-15T04:00:00Z'), scheme: 'https' })
})

test('behavior: other spellings of a time', () => {
  for (const time of ['2026-11-15T03:00:00Z', '2026-11-15T04:00:00+01:00', '2026-11-15T03:00:00.000000Z'])
    expect(parseSignInMessage(message.replace('2026-11-15T03:00:00.000Z', time)).issuedAt).toEqual(fields.issuedAt)
})

test.each([
  ['nothing', ''],
  ['text after it', `${message}\nand everything I own`],
  ['text before it', `Hello.\n${message}`],
  ['text inside it', message.replace('\nURI', '\nI also agree.\nURI')],
  ['a field twice', `${message}\nExpiration Time: 2027-01-01T00:00:00.000Z\nExpiration Time: 2026-01-01T00:00:00.000Z`],
  ['a wrong checksum', message.replace('0xf39F', '0xF39F')],
  ['no address', message.replace('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', '')],
  ['another version', message.replace('Version: 1', 'Version: 2')],
  ['a time that is none', message.replace('2026-11-15T03:00:00.000Z', 'yesterday')],
  ['a short nonce', message.replace('0123456789abcdef', '01234')],
  ['a chain that is none', message.replace('Chain ID: 1', 'Chain ID: one')],
])('error: %s', (_, text) => {
  expect(() => parseSignInMessage(text)).toThrowError(expect.objectContaining({ code: 'INVALID_SIGN_IN_MESSAGE' }))
})
