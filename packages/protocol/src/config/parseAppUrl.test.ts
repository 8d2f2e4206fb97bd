import { expect, test } from 'vitest'
import { parseAppUrl } from './parseAppUrl.ts'

test('default: https everywhere, http on this machine', () => {
  expect(parseAppUrl('https://App.Example/safe?a=1#b')).toEqual({
    href: 'https://app.example/safe?a=1#b',
    origin: 'https://app.example',
  })
  expect(parseAppUrl('http://localhost:3000')?.origin).toBe('http://localhost:3000')
  expect(parseAppUrl('http://127.0.0.1:8100/')?.origin).toBe('http://127.0.0.1:8100')
  expect(parseAppUrl('http://[::1]:5173/')?.origin).toBe('http://[::1]:5173')
  expect(parseAppUrl('https://bücher.example')?.origin).toBe('https://xn--bcher-kva.example')
})

test('error: everything that is no app, or would be more in a policy than an origin', () => {
  for (const text of [
    '',
    'app.example',
    'http://app.example',
    'http://127.0.0.1.evil.example',
    'http://localhost.evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://app.example/1',
    'file:///etc/passwd',
    'ftp://app.example',
    'https://user:secret@app.example',
    'https://*',
    'https://*.example',
    'https://a;script-src*;b.example',
    'https://a,b.example',
    "https://'self'.example",
    `https://app.example/${'x'.repeat(2_048)}`,
  ])
    expect(parseAppUrl(text)).toBeUndefined()
})
