import { type Address, getAddress, isAddress } from 'viem'
import { findFastKeccak256 } from './keccak256.ts'

const pattern = /^0x[0-9a-fA-F]{40}$/
const encoder = new TextEncoder()

/**
 * The address with its checksum; undefined for what is none, or has a wrong one in mixed case. Lists of thousands are
 * read on the thread that answers everybody, and viem's hash takes 50 µs: where the fast one is there, it is used.
 */
export function parseAddress(text: string): Address | undefined {
  const keccak256 = findFastKeccak256()
  if (!keccak256) return isAddress(text) ? getAddress(text) : undefined
  if (!pattern.test(text)) return undefined
  const lower = text.toLowerCase()
  const hash = keccak256(encoder.encode(lower.slice(2)))
  let address: Address = '0x'
  for (let index = 0; index < 40; index += 1) {
    const nibble = ((hash[index >> 1] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 15
    const letter = lower.charAt(index + 2)
    address = `${address}${nibble > 7 ? letter.toUpperCase() : letter}`
  }
  return text === lower || text === address ? address : undefined
}
