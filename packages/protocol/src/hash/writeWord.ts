import { type Address, type Hex, hexToBytes, IntegerOutOfRangeError, InvalidAddressError } from 'viem'
import { InvalidHexError } from './InvalidHexError.ts'

const max = 2n ** 256n - 1n
const addressPattern = /^0x[0-9a-fA-F]{40}$/
const evenHex = /^0x(?:[0-9a-fA-F]{2})*$/

/** Writes an unsigned integer into the 32-byte word at `offset` of a zeroed buffer. */
export function writeUint(buffer: Uint8Array, offset: number, value: bigint): void {
  if (value < 0n || value > max)
    throw new IntegerOutOfRangeError({ max: `${max}`, min: '0', signed: false, size: 32, value: `${value}` })
  let rest = value
  for (let index = offset + 31; rest > 0n; index--) {
    buffer[index] = Number(rest & 0xffn)
    rest >>= 8n
  }
}

/** Writes an address into the 32-byte word at `offset` of a zeroed buffer. */
export function writeAddress(buffer: Uint8Array, offset: number, address: Address): void {
  // Checksums are the border's business (wire schemas); here a lower-case address is as good.
  if (!addressPattern.test(address)) throw new InvalidAddressError({ address })
  for (let index = 0; index < 20; index++)
    buffer[offset + 12 + index] = Number.parseInt(address.slice(2 + 2 * index, 4 + 2 * index), 16)
}

/** Bytes of a hex string; refuses odd lengths, which viem would pad silently. */
export function toBytesStrict(hex: Hex): Uint8Array {
  if (!evenHex.test(hex)) throw new InvalidHexError({ hex })
  return hexToBytes(hex)
}
