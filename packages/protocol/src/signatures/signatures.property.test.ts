import fc from 'fast-check'
import { bytesToHex, checksumAddress, concat, type Hex, numberToHex, pad, size } from 'viem'
import { expect, test, vi } from 'vitest'
import { packSignatures, type SignedBy, sortSignatures } from './packSignatures.ts'
import { InvalidSignaturesError, parseSignatures } from './parseSignatures.ts'

// Ten thousand cases take their time on a busy machine.
vi.setConfig({ testTimeout: 300_000 })

const zeroWord = numberToHex(0, { size: 32 })
const offset65 = numberToHex(65, { size: 32 })
const bytes = (minLength: number, maxLength = minLength) =>
  fc.uint8Array({ maxLength, minLength }).map((array) => bytesToHex(array))
const address = bytes(20).map((hex) => checksumAddress(hex))
const signed: fc.Arbitrary<SignedBy> = fc.oneof(
  fc.record({
    data: fc.tuple(bytes(64), fc.constantFrom<Hex>('0x1b', '0x1c', '0x1f', '0x20')).map(concat),
    signer: address,
  }),
  address.map((signer) => ({ data: concat([pad(signer, { size: 32 }), zeroWord, '0x01']), signer })),
  fc.tuple(address, bytes(0, 80)).map(([signer, tail]) => ({
    data: concat([pad(signer, { size: 32 }), offset65, '0x00', numberToHex(size(tail), { size: 32 }), tail]),
    signer,
  })),
)
const list = fc.uniqueArray(signed, { maxLength: 5, minLength: 1, selector: ({ signer }) => signer })

test('behavior: packing, then parsing, returns each signature in the order of signers', () => {
  fc.assert(
    fc.property(list, (signatures) => {
      const parsed = parseSignatures(packSignatures(signatures))
      const expected = sortSignatures(signatures)
      return parsed.length === expected.length && parsed.every(({ data }, index) => data === expected[index]?.data)
    }),
  )
})

test('behavior: parsed signatures pack to the same bytes when they were in order', () => {
  fc.assert(
    fc.property(list, (signatures) => {
      const packed = packSignatures(signatures)
      const signers = sortSignatures(signatures)
      const again = parseSignatures(packed).map(({ data }, index) => ({ data, signer: signers[index]?.signer ?? '0x' }))
      return packSignatures(again) === packed
    }),
  )
})

test('behavior: hostile bytes are refused with the typed error, or every byte is accounted for', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (array) => {
      try {
        const signatures = parseSignatures(bytesToHex(array))
        return signatures.reduce((sum, { data }) => sum + size(data), 0) === array.length
      } catch (error) {
        return error instanceof InvalidSignaturesError
      }
    }),
  )
})

test('behavior: any single changed byte of a packed list is refused or changes what is parsed', () => {
  fc.assert(
    fc.property(list, fc.nat(), fc.integer({ max: 255, min: 1 }), (signatures, at, change) => {
      const packed = packSignatures(signatures)
      const array = Buffer.from(packed.slice(2), 'hex')
      const index = at % array.length
      array[index] = (array[index] ?? 0) ^ change
      try {
        return JSON.stringify(parseSignatures(bytesToHex(array))) !== JSON.stringify(parseSignatures(packed))
      } catch (error) {
        return error instanceof InvalidSignaturesError
      }
    }),
  )
})

test('behavior: sorting orders by number, changes nothing when repeated, loses nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ signer: address }), { maxLength: 8 }), (signers) => {
      const sorted = sortSignatures(signers)
      const isOrdered = sorted.every(({ signer }, index) => {
        const next = sorted[index + 1]
        return next === undefined || BigInt(signer) <= BigInt(next.signer)
      })
      return isOrdered && sorted.length === signers.length && signers.every((signer) => sorted.includes(signer))
    }),
  )
})

test('error: a list with one signer twice', () => {
  fc.assert(
    fc.property(list, (signatures) => {
      expect(() => packSignatures([...signatures, ...signatures.slice(0, 1)])).toThrow('signed twice')
    }),
    { numRuns: 100 },
  )
})
