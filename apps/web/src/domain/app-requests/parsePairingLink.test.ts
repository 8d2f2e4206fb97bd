import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type LinkFailure,
  PairingLinkError,
  parsePairingLink,
  readPairingCode,
  readPastedLink,
} from './parsePairingLink.ts'

const topic = 'ab'.repeat(32)
const key = 'cd'.repeat(32)
const now = 1_800_000_000_000
const uri = `wc:${topic}@2?relay-protocol=irn&symKey=${key}&expiryTimestamp=1800000300`

function findFailure(text: string): LinkFailure | undefined {
  try {
    parsePairingLink(text, now)
    return undefined
  } catch (error) {
    if (error instanceof PairingLinkError) return error.failure
    throw error
  }
}

test('default: a link as apps show it', () => {
  expect(parsePairingLink(` ${uri}\n`, now)).toEqual({ topic, uri })
  expect(parsePairingLink(`wc:${topic}@2?symKey=${key}&relay-protocol=irn`, now).uri).toBe(
    `wc:${topic}@2?relay-protocol=irn&symKey=${key}`,
  )
})

test('behavior: a link that was made for another wallet, or in capital letters', () => {
  expect(parsePairingLink(`https://wallet.example/wc?uri=${encodeURIComponent(uri)}`, now)).toEqual({ topic, uri })
  expect(parsePairingLink(`wallet://wc?uri=${encodeURIComponent(uri)}`, now).topic).toBe(topic)
  expect(parsePairingLink(uri.replace('wc:', 'wc://').replace(topic, topic.toUpperCase()), now)).toEqual({ topic, uri })
})

test('behavior: what is in it beside the known parts goes no further', () => {
  expect(parsePairingLink(`${uri}&methods=wc_sessionAuthenticate&evil=%22%3E`, now).uri).toBe(uri)
})

test('error: what connects to nothing, each with its reason', () => {
  expect(findFailure('  ')).toBe('empty')
  expect(findFailure('hello')).toBe('malformed')
  expect(findFailure('https://app.example/')).toBe('malformed')
  expect(findFailure(uri.replace(topic, topic.slice(1)))).toBe('malformed')
  expect(findFailure(uri.replace(key, 'zz'))).toBe('malformed')
  expect(findFailure(uri.replace('1800000300', 'soon'))).toBe('malformed')
  expect(findFailure(`${uri}${'x'.repeat(5_000)}`)).toBe('malformed')
  expect(findFailure('wc:8a5e5bdc-a0e4-4702-ba63-8f1a5655744f@1?bridge=https%3A%2F%2Fx.example&key=41')).toBe('old')
  expect(findFailure(uri.replace('@2', '@3'))).toBe('old')
  expect(findFailure(uri.replace('irn', 'waku'))).toBe('relay')
  expect(findFailure(uri.replace('1800000300', '1800000000'))).toBe('expired')
})

test('property: nothing but its own error comes out of any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `wc:${text}`),
      ),
      (text) => {
        findFailure(text)
      },
    ),
  )
})

test('default: a pairing link is whole at once, whatever it opens', () => {
  const reader = readPairingCode()
  for (const link of ['wc:ab@2?symKey=1', 'https://wallet.example/wc?uri=wc%3Aab%402'])
    expect(reader.add(link)).toEqual({ link, status: 'whole' })
})

test('error: any other code is none of ours', () => {
  const reader = readPairingCode()
  for (const text of ['', 'https://example.org', 'ethereum:0x00', 'v1.abc'])
    expect(reader.add(text).status).toBe('foreign')
})

test('default: the link, escaped or as it is', () => {
  expect(readPastedLink(`?uri=${encodeURIComponent(uri)}`)).toBe(uri)
  expect(readPastedLink(`?uri=${uri}`)).toBe(uri)
  expect(readPastedLink('')).toBe('')
  expect(readPastedLink('?symKey=cd')).toBe('')
})
