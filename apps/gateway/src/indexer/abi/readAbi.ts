import type { Address, Hex } from 'viem'
import { checksum } from './checksum.ts'

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
  return new HexReader(data, 2 + 2 * skip)
}

/** A class, so that nothing is made for each of the values that are looked at. */
class HexReader implements AbiReader {
  readonly #data: Hex
  readonly #start: number

  constructor(data: Hex, start: number) {
    this.#data = data
    this.#start = start
  }

  address(index: number): Address {
    return checksum(`0x${this.#word(index).slice(24)}`)
  }

  bytes(index: number): Hex {
    const place = this.#start + this.#toSize(this.#word(index))
    return `0x${this.#cut(place + digits, this.#toSize(this.#cut(place, digits))).toLowerCase()}`
  }

  uint(index: number): bigint {
    return BigInt(`0x${this.#word(index)}`)
  }

  word(index: number): Hex {
    return `0x${this.#word(index)}`
  }

  #cut(from: number, length: number): string {
    const end = from + length
    if (end > this.#data.length) throw new ShortAbiError(from)
    return this.#data.slice(from, end)
  }

  #toSize(text: string): number {
    const bytes = Number(`0x${text}`)
    // Also whatever is larger than a number can tell exactly.
    if (bytes > this.#data.length) throw new ShortAbiError(bytes)
    return 2 * bytes
  }

  #word(index: number): string {
    return this.#cut(this.#start + index * digits, digits)
  }
}
