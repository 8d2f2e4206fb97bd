import { expect, test } from 'vitest'
import { groupDigits } from './groupDigits.ts'

test('default: as the browser writes it in English', () => {
  for (const value of [0, 7, 999, 1_000, 21_000, 123_456, 1_234_567, -1, -1_000, -123_456, Number.MAX_SAFE_INTEGER]) {
    expect(groupDigits(value)).toBe(value.toLocaleString('en-GB'))
    expect(groupDigits(BigInt(value))).toBe(BigInt(value).toLocaleString('en-GB'))
  }
})
