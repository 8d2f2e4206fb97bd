import fc from 'fast-check'
import { concatHex, encodeFunctionData, getAddress, toFunctionSelector, toHex } from 'viem'
import { expect, test, vi } from 'vitest'
import { safeAbi } from '../abi/safeAbi.ts'
import { erc1155CallsAbi, permit2Abi } from '../abi/tokenAbi.ts'
import { decodeCalldata } from './decodeCalldata.ts'
import { toKnownFunctions } from './findFunctions.ts'

// Thousands of cases on a busy machine take longer than one.
vi.setConfig({ testTimeout: 300_000 })

test('behavior: encoding what was decoded gives the same bytes', () => {
  const bytes = (minLength: number, maxLength: number) =>
    fc.uint8Array({ minLength, maxLength }).map((value) => toHex(value))
  const address = bytes(20, 20).map((value) => getAddress(value))
  const uint = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
  const args = fc.tuple(
    address,
    uint,
    bytes(0, 70),
    fc.constantFrom(0, 1),
    uint,
    uint,
    uint,
    address,
    address,
    bytes(0, 70),
  )
  fc.assert(
    fc.property(args, (values) => {
      const data = encodeFunctionData({ abi: safeAbi, functionName: 'execTransaction', args: values })
      const decoding = decodeCalldata(data)
      if (decoding.kind !== 'decoded') throw new Error(decoding.kind)
      expect(decoding.call.unexplainedBytes).toBe(0)
      expect(decoding.call.arguments.map(({ value }) => value)).toEqual(values)
    }),
  )
})

test('behavior: hostile bytes never throw', () => {
  const selectors = toKnownFunctions([...safeAbi, ...permit2Abi, ...erc1155CallsAbi], 'bundled').map(({ abi }) =>
    toFunctionSelector(abi),
  )
  const word = fc.oneof(
    fc.integer({ min: 0, max: 400 }).map((value) => toHex(value, { size: 32 })),
    fc.uint8Array({ minLength: 32, maxLength: 32 }).map((value) => toHex(value)),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...selectors),
      fc.array(word, { maxLength: 16 }),
      fc.uint8Array({ maxLength: 8 }),
      (selector, words, tail) => {
        const decoding = decodeCalldata(concatHex([selector, ...words, toHex(tail)]))
        expect(['decoded', 'malformed']).toContain(decoding.kind)
      },
    ),
  )
})
