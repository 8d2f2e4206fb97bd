import { expect, test } from 'vitest'
import { createClient } from './createClient.ts'
import { ForeignPageError } from './errors/ForeignPageError.ts'
import { toUrl } from './toUrl.ts'

test.each([
  ['', '/v1/x', '/v1/x'],
  ['https://a.example', '/v1/x', 'https://a.example/v1/x'],
  ['https://a.example/prefix/', '/v1/x', 'https://a.example/prefix/v1/x'],
])('default: base "%s"', (baseUrl, path, url) => {
  expect(toUrl(createClient({ baseUrl }), { path })).toBe(url)
})

test.each([
  ['', 'https://a.example/v1/x?cursor=1', '/v1/x?cursor=1'],
  ['', '/v1/x?cursor=1', '/v1/x?cursor=1'],
  ['https://a.example', '/v1/x?cursor=1', 'https://a.example/v1/x?cursor=1'],
  ['https://a.example/prefix', 'https://a.example/v1/x?cursor=1', 'https://a.example/v1/x?cursor=1'],
])('parameters: page link at base "%s": %s', (baseUrl, pageUrl, url) => {
  expect(toUrl(createClient({ baseUrl }), { pageUrl, path: '/ignored' })).toBe(url)
})

test.each([
  'https://b.example/v1/x',
  'http://a.example/v1/x',
  'https://a.example:444/v1/x',
  '//b.example/v1/x',
  'javascript:alert(1)',
  'https://',
])('error: page link %s', (pageUrl) => {
  const client = createClient({ baseUrl: 'https://a.example' })
  expect(() => toUrl(client, { pageUrl, path: '/ignored' })).toThrow(ForeignPageError)
})
