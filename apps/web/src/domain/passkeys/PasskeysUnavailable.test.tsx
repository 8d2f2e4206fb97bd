import { expect, test } from 'vitest'
import { findLocalhostUrl } from './PasskeysUnavailable.tsx'

const find = (url: string) => findLocalhostUrl(new URL(url))

test('default: the same page under the name of this machine', () => {
  expect(find('http://127.0.0.1:8000/31337/0x12/owners?a=1#b')).toBe('http://localhost:8000/31337/0x12/owners?a=1#b')
  expect(find('http://127.8.9.1/')).toBe('http://localhost/')
  expect(find('http://[::1]:8000/')).toBe('http://localhost:8000/')
})

test('error: another machine has no such name', () => {
  for (const url of ['http://10.0.0.5:8000/', 'https://127.example.org/', 'http://[2001:db8::1]/'])
    expect(find(url)).toBeUndefined()
})
