import { createSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { type AssertSignInMessageParameters, assertSignInMessage, parseSignInMessage } from './siweMessage.ts'

const now = new Date('2026-11-15T03:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

type Fields = Partial<Parameters<typeof createSiweMessage>[0]>

function check(fields: Fields = {}, parameters: Partial<AssertSignInMessageParameters> = {}) {
  const message = createSiweMessage({
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    chainId: 31337,
    domain: 'safe.example.org',
    issuedAt: now,
    nonce: '0123456789abcdef',
    uri: 'https://safe.example.org',
    version: '1',
    ...fields,
  })
  assertSignInMessage({
    isLocalService: false,
    isServedChain: (chainId) => chainId === 31337,
    message: parseSignInMessage(message),
    now,
    origins: ['https://safe.example.org'],
    requestHost: 'safe.example.org',
    ...parameters,
  })
}

const local = { isLocalService: true, origins: [], requestHost: 'localhost:8000' }

test('default', () => {
  check()
  check({ expirationTime: minutes(1), notBefore: minutes(-1), scheme: 'https', uri: 'https://safe.example.org/in' })
})

test('behavior: without a public address people of this machine sign in', () => {
  check({ domain: 'localhost:8000', uri: 'http://localhost:8000' }, local)
  check({ domain: '127.0.0.1:8000', uri: 'http://127.0.0.1:8000' }, local)
  check({ domain: 'localhost', uri: 'http://localhost' }, { ...local, requestHost: '127.0.0.1' })
})

test('behavior: other sites that the operator lists sign in', () => {
  check({ domain: 'app.example.org', uri: 'https://app.example.org' }, { origins: ['https://app.example.org'] })
})

test.each<[string, string, Fields, Partial<AssertSignInMessageParameters>]>([
  ['domain', 'INVALID_SIGN_IN_DOMAIN', { domain: 'evil.example.org', uri: 'https://evil.example.org' }, {}],
  // A phisher gets a message signed for its own site and replays it here with a matching Host header.
  [
    'host header',
    'INVALID_SIGN_IN_DOMAIN',
    { domain: 'evil.example.org', uri: 'https://evil.example.org' },
    { requestHost: 'evil.example.org' },
  ],
  [
    'host header of a local service',
    'INVALID_SIGN_IN_DOMAIN',
    { domain: '10.0.0.5:8000', uri: 'http://10.0.0.5:8000' },
    { ...local, requestHost: '10.0.0.5:8000' },
  ],
  [
    'another port of this machine',
    'INVALID_SIGN_IN_DOMAIN',
    { domain: 'localhost:3000', uri: 'http://localhost:3000' },
    local,
  ],
  ['a port that is left out', 'INVALID_SIGN_IN_DOMAIN', { domain: 'localhost', uri: 'http://localhost' }, local],
  ['loopback', 'INVALID_SIGN_IN_DOMAIN', { domain: 'localhost', uri: 'http://localhost' }, {}],
  ['port', 'INVALID_SIGN_IN_DOMAIN', { domain: 'safe.example.org:444', uri: 'https://safe.example.org:444' }, {}],
  ['uri', 'INVALID_SIGN_IN_URI', { uri: 'https://evil.example.org' }, {}],
  ['uri without TLS', 'INVALID_SIGN_IN_URI', { uri: 'http://safe.example.org' }, {}],
  ['uri that is no place', 'INVALID_SIGN_IN_URI', { uri: 'urn:safe.example.org' }, {}],
  ['scheme', 'INVALID_SIGN_IN_URI', { scheme: 'http' }, {}],
  ['chain', 'INVALID_SIGN_IN_CHAIN', { chainId: 1 }, {}],
  ['expired', 'INVALID_SIGN_IN_TIME', { expirationTime: now }, {}],
  ['not yet', 'INVALID_SIGN_IN_TIME', { notBefore: minutes(1) }, {}],
  ['issued long ago', 'INVALID_SIGN_IN_TIME', { issuedAt: minutes(-71) }, {}],
  ['issued in the future', 'INVALID_SIGN_IN_TIME', { issuedAt: minutes(11) }, {}],
])('error: %s', (_, code, fields, parameters) => {
  expect(() => check(fields, parameters)).toThrowError(expect.objectContaining({ code }))
})
