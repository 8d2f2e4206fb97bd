import { expect, test } from 'vitest'
import { readPeer } from './PairedApps.ts'

const metadata = { name: 'Drip', url: 'https://drip.example/swap?x=1' }
const context = (validation: 'UNKNOWN' | 'VALID' | 'INVALID', origin: string, isScam = false) => ({
  verified: { isScam, origin, validation },
})

test('default: without a proof, name and origin are its own word', () => {
  expect(readPeer({ metadata })).toEqual({ name: 'Drip', origin: 'https://drip.example', standing: 'claimed' })
  expect(readPeer({ metadata, verifyContext: context('UNKNOWN', 'https://drip.example') }).standing).toBe('claimed')
})

test('behavior: the verify service proves an origin, or another, or warns', () => {
  expect(readPeer({ metadata, verifyContext: context('VALID', 'https://drip.example') }).standing).toBe('proven')
  expect(readPeer({ metadata, verifyContext: context('INVALID', 'https://evil.example') })).toMatchObject({
    seenAt: 'https://evil.example',
    standing: 'contradicted',
  })
  expect(readPeer({ metadata, verifyContext: context('VALID', 'https://drip.example', true) }).standing).toBe('scam')
})

test('behavior: "valid" for another origin than it names proves nothing', () => {
  expect(readPeer({ metadata, verifyContext: context('VALID', 'https://evil.example') }).standing).toBe('claimed')
  expect(readPeer({ metadata: { name: 'x', url: '' }, verifyContext: context('VALID', '') }).standing).toBe('claimed')
})

test('behavior: text of strangers is cut and cleaned, and only addresses of pages are origins', () => {
  expect(readPeer({ metadata: { name: 'Bank\u202egnp.', url: 'javascript:alert(1)' } })).toMatchObject({
    name: 'Bankgnp.',
    origin: '',
  })
  expect(readPeer({ metadata: { name: 'x'.repeat(500), url: '' } }).name).toHaveLength(60)
  expect(readPeer({ metadata: { name: '\u200b', url: 'https://drip.example' } }).name).toBe('https://drip.example')
})
