import { expect, test } from 'vitest'
import { chooseService, defaultServiceUrl, readServiceUrl } from './chooseService.ts'

const config = { serviceOrigins: ['https://other.example', 'http://plain.example'], serviceUrl: '' }
const place = { config, origin: 'https://app.example' }
const elsewhere = { ...place, config: { ...config, serviceUrl: 'https://api.example/base' } }

test('default: the page’s own origin, or where the operator says', () => {
  expect(defaultServiceUrl(place)).toBe('https://app.example')
  expect(defaultServiceUrl(elsewhere)).toBe('https://api.example/base')
})

test.each([
  ['https://other.example', 'https://other.example'],
  [' https://other.example/base// ', 'https://other.example/base'],
  ['HTTPS://OTHER.example/Base', 'https://other.example/Base'],
  ['https://app.example/service', 'https://app.example/service'],
])('behavior: %s is taken', (text, url) => {
  expect(readServiceUrl(text, place)).toEqual({ url })
})

test.each([
  ['', 'invalid'],
  ['other.example', 'invalid'],
  ['ftp://other.example', 'invalid'],
  ['javascript:alert(1)', 'invalid'],
  ['https://', 'invalid'],
  ['https://user:secret@other.example', 'invalid'],
  ['https://other.example?a=b', 'invalid'],
  ['https://other.example/#a', 'invalid'],
  ['https://stranger.example', 'notAllowed'],
  ['https://other.example:8443', 'notAllowed'],
  ['http://other.example', 'notAllowed'],
  ['http://plain.example', 'insecure'],
])('error: %s is refused as %s', (text, refusal) => {
  expect(readServiceUrl(text, place)).toMatchObject({ refusal })
})

test('behavior: plain http is no trouble for a page that came by it, nor on this machine', () => {
  expect(readServiceUrl('http://plain.example', { ...place, origin: 'http://app.example' })).toEqual({
    url: 'http://plain.example',
  })
  const local = { ...place, config: { ...config, serviceOrigins: ['http://127.0.0.1:9000'] } }
  expect(readServiceUrl('http://127.0.0.1:9000', local)).toEqual({ url: 'http://127.0.0.1:9000' })
})

test('behavior: what the operator no longer allows is not asked', () => {
  expect(chooseService('', elsewhere)).toBe('https://api.example/base')
  expect(chooseService('https://other.example', place)).toBe('https://other.example')
  expect(chooseService('https://gone.example', place)).toBe('https://app.example')
  expect(chooseService('nonsense', elsewhere)).toBe('https://api.example/base')
})
