import fc from 'fast-check'
import { concatHex, getAddress, type Hex, toHex } from 'viem'
import { expect, test, vi } from 'vitest'
import { batch, bob, multiSend, run, safe, usdc } from '../../test/describing.ts'
import type { Call } from '../decode/decodeMultiSend.ts'

// Thousands of cases are slow on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const hex = (maxLength: number): fc.Arbitrary<Hex> => fc.uint8Array({ maxLength }).map((bytes) => toHex(bytes))
const selector = fc.constantFrom<Hex[]>(
  '0x8d80ff0a',
  '0x6a761202',
  '0x468721a7',
  '0xa9059cbb',
  '0x095ea7b3',
  '0x610b5925',
  '0x0d582f13',
  '0x87517c45',
  '0x2eb2c2d6',
)
const word = fc.integer({ min: 0, max: 300 }).map((value) => toHex(value, { size: 32 }))
const data: fc.Arbitrary<Hex> = fc.oneof(
  hex(200),
  fc
    .tuple(selector, fc.array(word, { maxLength: 14 }), hex(100))
    .map(([head, words, tail]) => concatHex([head, ...words, tail])),
)
const call: fc.Arbitrary<Call> = fc.record({
  to: fc.constantFrom(safe, bob, usdc, multiSend, getAddress(`0x${'00'.repeat(20)}`)),
  value: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  data,
  operation: fc.constantFrom(0 as const, 1 as const),
})

test('behavior: no calldata makes it throw, and it always has a sentence', () => {
  fc.assert(
    fc.property(call, fc.array(call, { maxLength: 3 }), (transaction, calls) => {
      expect(run(transaction).sentence.text).not.toBe('')
      expect(run(batch(calls)).actions).toHaveLength(calls.length)
    }),
  )
})

test('behavior: a call of the Safe to itself is found anywhere in a batch, a delegatecall too', () => {
  fc.assert(
    fc.property(fc.array(call, { maxLength: 3 }), fc.nat(), data, (calls, seed, hidden) => {
      const index = seed % (calls.length + 1)
      const admin: Call = { to: safe, value: 0n, data: hidden === '0x' ? '0x00' : hidden, operation: 0 }
      const found = run(batch([...calls.slice(0, index), admin, ...calls.slice(index)])).allRisks
      expect(found).toContainEqual(expect.objectContaining({ code: 'ADMIN_CALL_IN_BATCH', path: [index] }))
      const delegated = run(
        batch([...calls.slice(0, index), { ...admin, to: bob, operation: 1 }, ...calls.slice(index)]),
      )
      expect(delegated.allRisks).toContainEqual(expect.objectContaining({ code: 'DELEGATECALL', path: [index] }))
    }),
  )
})
