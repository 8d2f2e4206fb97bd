import type { Address, Hex } from 'viem'
import { checksum } from './checksum.ts'

/** Encoded values that are too short, or whose offsets are out of range. */
export class ShortAbiError extends Error {
  override readonly name = 'ShortAbiError'
  constructor(position: number) {
    super(`The encoded values end before character ${position}.`)
  }
}

/**
 * Values of a known layout, sliced from hex: a general decoder walks types and bytes one by one, and there are millions
 * of executions.
 *
 * @example
 * const call = readAbi(input, { skip: 4 })
 * const [to, value, data] = [call.address(0), call.uint(1), call.bytes(2)]
 */
export type AbiReader = {
  address: (index: number) => Address
  /** Bytes whose offset is the word at this index. */
  bytes: (index: number) => Hex
  uint: (index: number) => bigint
  word: (index: number) => Hex
}

const digits = 64

export function readAbi(data: Hex, { skip = 0 }: { skip?: number } = {}): AbiReader {
  return new HexReader(data, 2 + 2 * skip)
}

/** A class, so that no closure is allocated per value. */
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
    // Also rejects values above the safe integers.
    if (bytes > this.#data.length) throw new ShortAbiError(bytes)
    return 2 * bytes
  }

  #word(index: number): string {
    return this.#cut(this.#start + index * digits, digits)
  }
}
