import { encodeFunctionData, getAddress, parseAbi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { decodeCalldata, readArguments } from './decodeCalldata.ts'
import { toKnownFunctions } from './findFunctions.ts'

const abi = parseAbi([
  'function f(address who, bytes4 what, uint48 small, uint256 large, bool truth, string text, bool lie)',
])
const who = getAddress('0x3c44cdddb6a900fa2b585dd299e03d12fa4293bc')

function read() {
  const data = encodeFunctionData({ abi, args: [who, '0x12345678', 7, 8n, true, 'text', false], functionName: 'f' })
  const decoding = decodeCalldata(data, { functions: toKnownFunctions(abi, 'verified') })
  if (decoding.kind !== 'decoded') throw new RangeError(decoding.kind)
  return readArguments(decoding.call)
}

test('default', () => {
  const { address, hex, number, truth } = read()
  expect([address(0), hex(1), number(2), number(3), truth(4), truth(6)]).toEqual([
    who,
    '0x12345678',
    7n,
    8n,
    true,
    false,
  ])
})

test('behavior: what is of another type, or missing, reads as nothing', () => {
  const { address, hex, number, truth } = read()
  for (const index of [3, 4, 5, 9]) {
    expect([address(index), hex(index)]).toEqual([zeroAddress, '0x'])
  }
  for (const index of [0, 4, 5, 9]) expect(number(index)).toBe(0n)
  for (const index of [0, 3, 5, 9]) expect(truth(index)).toBe(false)
})
