import { expect, test } from 'vitest'
import { acceptsEncoding } from './acceptsEncoding.ts'

test('default: a coding that was named is accepted', () => {
  for (const header of ['br', 'gzip, deflate, br, zstd', 'gzip;q=0.5,BR ; q=1.0', 'br;q=0.001', 'gzip;q=0, br'])
    expect(acceptsEncoding(header, 'br'), header).toBe(true)
})

test('behavior: one that was not named, or refused, is not', () => {
  for (const header of [undefined, '', '*', 'gzip', 'brotli', 'x-br', 'br;q=0', 'gzip, br; q=0.000', 'br ;Q=0'])
    expect(acceptsEncoding(header, 'br'), header).toBe(false)
})
