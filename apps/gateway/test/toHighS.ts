import { type Hex, hexToBigInt, numberToHex, slice } from 'viem'

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** The malleated signature with high s, which recovers to the same account. */
export function toHighS(signature: Hex): Hex {
  const s = numberToHex(order - hexToBigInt(slice(signature, 32, 64)), { size: 32 })
  const v = hexToBigInt(slice(signature, 64, 65))
  const other = v % 2n === 1n ? v + 1n : v - 1n
  return `${slice(signature, 0, 32)}${s.slice(2)}${numberToHex(other, { size: 1 }).slice(2)}`
}
