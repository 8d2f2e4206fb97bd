import { type Address, checksumAddress, type Hex } from 'viem'

/** Bytes that end before what they say they hold, or whose parts point outside. */
export class ShortAbiError extends Error {
  override readonly name = 'ShortAbiError'
  constructor(position: number) {
    super(`There is nothing at character ${position} of the encoded values.`)
  }
}

/**
 * Values of a layout that is known, cut out of their hex: a general decoder goes through types and bytes one by one, and
 * of executions there are millions.
 *
 * @example
 * const call = readAbi(input, { skip: 4 })
 * const [to, value, data] = [call.address(0), call.uint(1), call.bytes(2)]
 */
export type AbiReader = {
  /** The word at this place of the list. */
  address: (index: number) => Address
  /** Bytes whose place the word at this place of the list tells. */
  bytes: (index: number) => Hex
  uint: (index: number) => bigint
  word: (index: number) => Hex
}

const digits = 64

export function readAbi(data: Hex, { skip = 0 }: { skip?: number } = {}): AbiReader {
  const start = 2 + 2 * skip
  const cut = (from: number, length: number): string => {
    const end = from + length
    if (end > data.length) throw new ShortAbiError(from)
    return data.slice(from, end)
  }
  const word = (index: number) => cut(start + index * digits, digits)
  const toSize = (text: string): number => {
    const bytes = Number(`0x${text}`)
    // Also whatever is larger than a number can tell exactly.
    if (bytes > data.length) throw new ShortAbiError(bytes)
    return 2 * bytes
  }
  return {
    address: (index) => checksumAddress(`0x${word(index).slice(24)}`),
    bytes: (index) => {
      const place = start + toSize(word(index))
      return `0x${cut(place + digits, toSize(cut(place, digits))).toLowerCase()}`
    },
    uint: (index) => BigInt(`0x${word(index)}`),
    word: (index) => `0x${word(index)}`,
  }
}
