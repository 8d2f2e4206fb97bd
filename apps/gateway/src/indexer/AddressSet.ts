import { randomInt } from 'node:crypto'
import type { Address } from 'viem'

/** Addresses outside the JavaScript heap: about 30 bytes each, where a `Set` of strings takes 200. */
export type AddressSet = {
  add: (address: Address) => void
  has: (address: Address) => boolean
  /** Whether an indexed event argument is an address of the set. */
  hasTopic: (topic: string) => boolean
  /** In lower case, in the order of insertion. */
  list: () => Address[]
  readonly size: number
}

/** The part of the set that readers need. */
export type ReadonlyAddressSet = Omit<AddressSet, 'add'>

const wordsPerAddress = 5
const digitsPerWord = 8
const topicPadding = `0x${'0'.repeat(24)}`

/** A hash table with open addressing: `slots` holds positions in `entries`, at most half of them are taken. */
export function createAddressSet(addresses: Iterable<Address> = []): AddressSet {
  // Random, so that nobody can create Safes whose addresses all fall into the same slots.
  const seed = randomInt(2 ** 32)
  const key = new Uint32Array(wordsPerAddress)
  let entries = new Uint32Array(16 * wordsPerAddress)
  let slots = new Uint32Array(32)
  let size = 0

  /** Parses 40 hex digits into `key`; false for anything else. */
  function parse(text: string, start: number): boolean {
    if (text.length !== start + wordsPerAddress * digitsPerWord) return false
    for (let word = 0; word < wordsPerAddress; word++) {
      let value = 0
      for (let digit = 0; digit < digitsPerWord; digit++) {
        const parsed = parseDigit(text.charCodeAt(start + word * digitsPerWord + digit))
        if (parsed < 0) return false
        value = (value << 4) | parsed
      }
      key[word] = value
    }
    return true
  }

  /** The slot of `key`, or the free slot where it belongs. */
  function findSlot(): number {
    let hash = seed
    for (const word of key) {
      hash = Math.imul(hash ^ word, 0x9e3779b1)
      hash ^= hash >>> 15
    }
    const mask = slots.length - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const position = slots[slot]
      if (!position || isKey((position - 1) * wordsPerAddress)) return slot
    }
  }

  function isKey(offset: number): boolean {
    for (let word = 0; word < wordsPerAddress; word++) if (entries[offset + word] !== key[word]) return false
    return true
  }

  function insert(): void {
    const slot = findSlot()
    if (slots[slot]) return
    entries.set(key, size * wordsPerAddress)
    size += 1
    slots[slot] = size
    if (2 * size >= slots.length) grow()
  }

  function grow(): void {
    const larger = new Uint32Array(entries.length * 2)
    larger.set(entries)
    entries = larger
    slots = new Uint32Array(slots.length * 2)
    for (let position = 0; position < size; position++) {
      key.set(entries.subarray(position * wordsPerAddress, (position + 1) * wordsPerAddress))
      slots[findSlot()] = position + 1
    }
  }

  const set: AddressSet = {
    add: (address) => {
      if (parse(address, 2)) insert()
    },
    has: (address) => parse(address, 2) && slots[findSlot()] !== 0,
    hasTopic: (topic) => topic.startsWith(topicPadding) && parse(topic, topicPadding.length) && slots[findSlot()] !== 0,
    list: () =>
      Array.from({ length: size }, (_, position): Address => {
        const words = entries.subarray(position * wordsPerAddress, (position + 1) * wordsPerAddress)
        return `0x${Array.from(words, (word) => word.toString(16).padStart(digitsPerWord, '0')).join('')}`
      }),
    get size() {
      return size
    },
  }
  for (const address of addresses) set.add(address)
  return set
}

/** One view of several sets, without a copy. Addresses in more than one of them are listed and counted more than once. */
export function unite(sets: readonly ReadonlyAddressSet[]): ReadonlyAddressSet {
  return {
    has: (address) => sets.some((set) => set.has(address)),
    hasTopic: (topic) => sets.some((set) => set.hasTopic(topic)),
    list: () => sets.flatMap((set) => set.list()),
    get size() {
      return sets.reduce((sum, set) => sum + set.size, 0)
    },
  }
}

/** The value of a hex digit of either case, -1 for any other character. */
function parseDigit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48
  const letter = code | 32
  return letter >= 97 && letter <= 102 ? letter - 87 : -1
}
