import { encodeMultiSendData } from '@safe-global/protocol-kit'
import fc from 'fast-check'
import { concatHex, getAddress, type Hex, toHex } from 'viem'
import { expect, test, vi } from 'vitest'
import { type Call, decodeMultiSend, encodeMultiSend } from './decodeMultiSend.ts'

// Thousands of cases on a busy machine take longer than one.
vi.setConfig({ testTimeout: 300_000 })

const hex = (length: { minLength: number; maxLength: number }) =>
  fc.uint8Array(length).map((bytes): Hex => toHex(bytes))
const call: fc.Arbitrary<Call> = fc.record({
  to: hex({ minLength: 20, maxLength: 20 }).map((value) => getAddress(value)),
  value: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  data: hex({ minLength: 0, maxLength: 40 }),
  operation: fc.constantFrom(0 as const, 1 as const),
})

test('behavior: packing and unpacking are inverse', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 4 }), (calls) => {
      expect(decodeMultiSend(encodeMultiSend(calls))).toEqual({ ok: true, calls })
    }),
  )
})

test('behavior: the same bytes as protocol-kit packs', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 4 }), (calls) => {
      const packed = encodeMultiSendData(calls.map((item) => ({ ...item, value: item.value.toString() })))
      expect(encodeMultiSend(calls)).toBe(packed)
    }),
  )
})

test('behavior: whatever is read packs to the same bytes, and nothing throws', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 2 }), hex({ minLength: 0, maxLength: 100 }), (calls, tail) => {
      const packed = concatHex([encodeMultiSend(calls), tail])
      const decoded = decodeMultiSend(packed)
      if (decoded.ok) expect(encodeMultiSend(decoded.calls)).toBe(packed)
      else expect(packed.startsWith(encodeMultiSend(decoded.calls))).toBe(true)
    }),
  )
})
