import { bytesToHex } from 'viem'
import { keccak256 } from '../hash/keccak256.ts'

/** Before the hash of a transfer: another number is another layout. */
export const framePrefix = 'cs1'
/** Letters of a link in one frame: a code of 81 by 81 modules, which a plain camera still reads off a screen. */
export const frameLength = 480

/**
 * A link in pieces that each fit a QR code: the hash of the whole, the piece's place, how many there are, the piece. They
 * can be read in any order and as often as anybody likes.
 */
export function splitLink(link: string): string[] {
  const count = Math.ceil(link.length / frameLength)
  const hash = hashTransfer(link)
  return Array.from({ length: count }, (_, index) => {
    const piece = link.slice(index * frameLength, (index + 1) * frameLength)
    return `${framePrefix}.${hash}.${index + 1}.${count}.${piece}`
  })
}

/** So much of a hash that two transfers never share it by chance; what it must prove is proven by the link itself. */
export function hashTransfer(link: string): string {
  return bytesToHex(keccak256(new TextEncoder().encode(link)).subarray(0, 8)).slice(2)
}
