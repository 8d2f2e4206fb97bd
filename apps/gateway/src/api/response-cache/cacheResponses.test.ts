import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cacheBody, openBody } from './cacheResponses.ts'

const encode = (text: string) => new TextEncoder().encode(text)

test('default: repetitive data is compressed, and restored unchanged', () => {
  const body = encode(JSON.stringify(Array.from({ length: 500 }, (_, index) => ({ index, type: 'TRANSACTION' }))))
  const stored = cacheBody(body)
  expect(stored.bytes.length).toBeLessThan(body.length / 4)
  expect(stored.bytes.buffer.byteLength).toBe(stored.bytes.length)
  expect(new TextDecoder().decode(openBody(stored))).toBe(new TextDecoder().decode(body))
  // Clients that accept gzip get these bytes unchanged.
  expect(new Uint8Array(gunzipSync(stored.bytes))).toEqual(body)
})

test('behavior: the smallest and the largest are stored uncompressed', () => {
  for (const size of [0, 10, 999, 128_001]) {
    const body = new Uint8Array(size)
    expect(cacheBody(body)).toEqual({ bytes: body, plainSize: undefined })
    expect(openBody(cacheBody(body))).toBe(body)
  }
})
