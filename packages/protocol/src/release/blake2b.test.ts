import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { blake2b512 } from './blake2b.ts'

test('default: as OpenSSL computes it, at every length around a block and for a manifest', () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 31 + (index >> 7)) & 255)
  for (const length of [0, 1, 63, 64, 65, 127, 128, 129, 255, 256, 257, 1_000, 100_000]) {
    const content = bytes.subarray(0, length)
    expect(Buffer.from(blake2b512(content)).toString('hex')).toBe(
      createHash('blake2b512').update(content).digest('hex'),
    )
  }
})
