import { bytesToHex, type Hex } from 'viem'
import { keccak256 } from './keccak256.ts'

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
