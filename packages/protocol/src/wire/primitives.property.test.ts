import fc from 'fast-check'
import { checksumAddress, type Hex, maxUint256, toHex } from 'viem'
import { expect, test, vi } from 'vitest'
import { formatCursor, parseCursor } from './parseCursor.ts'
import { AddressSchema, HexSchema, UintStringSchema } from './primitives.ts'

// Thousands of cases on a busy machine take longer than one.
vi.setConfig({ testTimeout: 300_000 })

test('behavior: a number is accepted exactly in its canonical form', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(2n ** 257n), max: 2n ** 257n }), (value) => {
      const isInRange = value >= 0n && value <= maxUint256
      expect(UintStringSchema.safeParse(value.toString()).success).toBe(isInRange)
      expect(UintStringSchema.safeParse(`0${value}`).success).toBe(false)
      expect(UintStringSchema.safeParse(`${value}.0`).success).toBe(false)
    }),
  )
})

test('behavior: whatever text is accepted as a number writes itself again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 80 }), fc.stringMatching(/^[0-9]{0,80}$/)), (text) => {
      if (UintStringSchema.safeParse(text).success) expect(BigInt(text).toString()).toBe(text)
    }),
  )
})

test('behavior: changing the case of one letter of a checksummed address is refused', () => {
  const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((bytes): Hex => toHex(bytes))
  fc.assert(
    fc.property(address, fc.nat(), (lower, seed) => {
      const checksummed = checksumAddress(lower)
      expect(AddressSchema.parse(lower)).toBe(checksummed)
      const letters = [...checksummed].flatMap((letter, index) => (index > 1 && /[a-f]/i.test(letter) ? [index] : []))
      const index = letters[seed % Math.max(letters.length, 1)]
      if (index === undefined) return
      const letter = checksummed.charAt(index)
      const flipped = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
      const changed = checksummed.slice(0, index) + flipped + checksummed.slice(index + 1)
      // All letters small is the form without a checksum.
      expect(AddressSchema.safeParse(changed).success).toBe(changed === lower)
    }),
  )
})

test('behavior: bytes survive parsing', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
      const hex = toHex(bytes)
      expect(HexSchema.parse(`0x${hex.slice(2).toUpperCase()}`)).toBe(hex)
    }),
  )
})

test('behavior: a cursor survives writing and parsing, and any text gives one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.nat({ max: 999_999_999 }), fc.string(), (limit, offset, text) => {
      expect(parseCursor(formatCursor({ limit, offset }))).toEqual({ limit, offset })
      const cursor = parseCursor(text)
      expect(cursor.limit).toBeGreaterThan(0)
      expect(cursor.limit).toBeLessThanOrEqual(100)
      expect(Number.isSafeInteger(cursor.offset)).toBe(true)
    }),
  )
})
