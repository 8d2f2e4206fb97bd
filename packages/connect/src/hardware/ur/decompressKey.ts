import { bytesToBigInt, bytesToHex, type Hex, numberToHex } from 'viem'
import { HardwareError } from '../hardwareErrors.ts'

const P = 0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffefffffc2fn

/** A compressed public key of secp256k1 as `04 x y`; viem hashes only those. */
export function decompressKey(key: Uint8Array): Hex {
  const x = bytesToBigInt(key.subarray(1))
  const square = (x ** 3n + 7n) % P
  const root = power(square, (P + 1n) / 4n)
  if (key.length !== 33 || x >= P || (root * root) % P !== square)
    throw new HardwareError('foreignCode', { details: ['A key is not on the curve.'] })
  const isOdd = key[0] === 3
  const y = (root % 2n === 1n) === isOdd ? root : P - root
  return `0x04${bytesToHex(key.subarray(1)).slice(2)}${numberToHex(y, { size: 32 }).slice(2)}`
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let factor = base
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % P
    factor = (factor * factor) % P
  }
  return result
}
