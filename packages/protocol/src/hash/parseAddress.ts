import { type Address, getAddress, isAddress } from 'viem'
import { findFastKeccak256 } from './keccak256.ts'

const pattern = /^0x[0-9a-fA-F]{40}$/

/** The letters of one address at a time: a list of thousands leaves nothing behind but its addresses. */
const letters = new Uint8Array(40)

/** Books name the same few accounts in each of a hundred thousand rows; who names others all the time gains nothing. */
const maxStored = 1_000

const stored = new Map<string, Address>()

/**
 * The address with its checksum; undefined for what is none, or has a wrong one in mixed case. Cached, and by the fast
 * engine where it is loaded: lists have thousands, and viem's hash takes 50 µs.
 */
export function parseAddress(text: string): Address | undefined {
  const known = stored.get(text)
  if (known !== undefined) return known
  const address = addChecksum(text)
  if (address === undefined) return undefined
  if (text === address) return store(address, address)
  return text === text.toLowerCase() ? store(address.toLowerCase(), address) : undefined
}

/** Cached under a copy: a slice of a large text would retain all of it. */
function store(key: string, address: Address): Address {
  if (stored.size >= maxStored) stored.clear()
  stored.set(key, address)
  return address
}

function addChecksum(text: string): Address | undefined {
  const keccak256 = findFastKeccak256()
  if (!keccak256) return isAddress(text) ? getAddress(text) : undefined
  if (!pattern.test(text)) return undefined
  // In lower case: of the letters of a number only capitals lack this bit, and digits have it.
  for (let index = 0; index < 40; index += 1) letters[index] = text.charCodeAt(index + 2) | 0x20
  const hash = keccak256(letters)
  for (let index = 0; index < 40; index += 1) {
    const nibble = ((hash[index >> 1] ?? 0) >> (index % 2 === 0 ? 4 : 0)) & 15
    const letter = letters[index] ?? 0
    if (nibble > 7 && letter > 0x60) letters[index] = letter & ~0x20
  }
  return `0x${String.fromCharCode(...letters)}`
}
