import { type Address, bytesToHex, type Hex, IntegerOutOfRangeError, InvalidAddressError } from 'viem'
import { BaseError } from '../errors/BaseError.ts'
import { keccak256 } from './keccak256.ts'

/** Bytes were given in a form that is not 0x followed by pairs of hex digits, or of the wrong length. */
export class InvalidHexError extends BaseError {
  constructor({ hex, size }: { hex: string; size?: number }) {
    const length = `${hex.length} characters`
    super(
      'INVALID_HEX',
      size === undefined
        ? `Bytes must be 0x followed by pairs of hex digits (got ${length}).`
        : `Expected ${size} bytes as hex (got ${length}).`,
    )
  }
}

const max = 2n ** 256n - 1n

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
  if (address.length !== 42 || !writeHex(buffer, offset + 12, address)) throw new InvalidAddressError({ address })
}

/** Bytes of a hex string; refuses odd lengths, which viem would pad silently. */
export function toBytesStrict(hex: Hex): Uint8Array {
  const bytes = new Uint8Array(Math.max(0, Math.floor(hex.length / 2) - 1))
  if (hex.length % 2 !== 0 || !writeHex(bytes, 0, hex)) throw new InvalidHexError({ hex })
  return bytes
}

/** Value of each digit by its character code; no entry for what is no digit. */
const digits: readonly (number | undefined)[] = createDigits()

function createDigits(): (number | undefined)[] {
  const values: (number | undefined)[] = []
  for (let value = 0; value < 16; value++) {
    const digit = value.toString(16)
    values[digit.charCodeAt(0)] = value
    values[digit.toUpperCase().charCodeAt(0)] = value
  }
  return values
}

/** Writes the digits after `0x`, two to a byte. Returns false where something is no digit. */
function writeHex(buffer: Uint8Array, offset: number, hex: string): boolean {
  if (!hex.startsWith('0x')) return false
  for (let index = 2; index < hex.length; index += 2) {
    const high = digits[hex.charCodeAt(index)]
    const low = digits[hex.charCodeAt(index + 1)]
    if (high === undefined || low === undefined) return false
    buffer[offset + index / 2 - 1] = (high << 4) | low
  }
  return true
}

/** Keccak-256 of bytes written in hex. */
export function hashHex(hex: Hex): Hex {
  return bytesToHex(keccak256(toBytesStrict(hex)))
}

/** `keccak256(0x19 0x01 ‖ domain hash ‖ struct hash)`: what EIP-712 signs. */
export function hashTypedMessage(domainHash: Uint8Array, messageHash: Uint8Array): Hex {
  return bytesToHex(keccak256(encodeTypedMessage(domainHash, messageHash)))
}

/** The 66 bytes whose hash is signed; Safes before 1.5.0 pass them to contract owners. */
export function encodeTypedMessage(domainHash: Uint8Array, messageHash: Uint8Array): Uint8Array {
  const buffer = new Uint8Array(66)
  buffer[0] = 0x19
  buffer[1] = 0x01
  buffer.set(domainHash, 2)
  buffer.set(messageHash, 34)
  return buffer
}
