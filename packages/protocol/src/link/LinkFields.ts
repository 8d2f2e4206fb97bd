import { bytesToHex, type Hex, hexToBytes, numberToHex, zeroAddress } from 'viem'
import { BaseError } from '../errors/BaseError.ts'
import { msg, type TranslatableMessage } from '../text/msg.ts'

/** Changed or truncated link, with the field that shows it. */
export class InvalidLinkError extends BaseError {
  /** As the contract and the form name it, or `format`, `size`, `checksum`. */
  readonly field: string
  constructor({ field, reason }: { field: string; reason: string | TranslatableMessage }) {
    super('INVALID_LINK', msg('link.refused', 'The link is invalid at “{field}”: {reason}.', { field, reason }), {
      metaMessages: ['It was changed, or not copied whole. Make it again where the transaction is shown.'],
    })
    this.field = field
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const values = new Map([...alphabet].map((letter, value) => [letter, value]))

/** Bytes as text that may stand in an address: RFC 4648's URL-safe alphabet, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 6) {
      bits -= 6
      text += alphabet.charAt((held >> bits) & 63)
    }
    held &= 63
  }
  return bits === 0 ? text : text + alphabet.charAt((held << (6 - bits)) & 63)
}

/** The bytes; undefined for any text that `toBase64Url` does not make, so that no two texts are the same bytes. */
export function fromBase64Url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((text.length * 6) / 8))
  let bits = 0
  let held = 0
  let length = 0
  for (const letter of text) {
    const value = values.get(letter)
    if (value === undefined) return undefined
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[length] = (held >> bits) & 0xff
    length += 1
  }
  return (held & ((1 << bits) - 1)) === 0 ? bytes : undefined
}

/** How a field is written; its text is that of the form: decimal digits, 0x and hex digits, or words. */
export type FieldType = 'uint' | 'address' | 'bytes' | 'text'

/** Writes one field after the other: its length, then its bytes in the shortest form. */
export class LinkWriter {
  readonly #bytes: number[] = []

  write(type: FieldType, text: string): void {
    const bytes = toBytes(type, text)
    this.#writeLength(bytes.length)
    for (const byte of bytes) this.#bytes.push(byte)
  }

  writeCount(count: number): void {
    this.#writeLength(count)
  }

  writeRaw(bytes: Uint8Array): void {
    for (const byte of bytes) this.#bytes.push(byte)
  }

  toBytes(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }

  #writeLength(length: number): void {
    let rest = length
    while (rest > 127) {
      this.#bytes.push((rest % 128) + 128)
      rest = Math.floor(rest / 128)
    }
    this.#bytes.push(rest)
  }
}

/** Reads what `LinkWriter` wrote, and refuses every other way to write the same. */
export class LinkReader {
  readonly #bytes: Uint8Array
  #position = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  get left(): number {
    return this.#bytes.length - this.#position
  }

  read(field: string, type: FieldType): string {
    return toText(field, type, this.readRaw(field, this.#readLength(field)))
  }

  readCount(field: string, max: number): number {
    const count = this.#readLength(field)
    if (count > max)
      throw new InvalidLinkError({ field, reason: msg('link.tooMany', 'there are more than {max, number}', { max }) })
    return count
  }

  readRaw(field: string, length: number): Uint8Array {
    if (length > this.left) throw new InvalidLinkError({ field, reason: msg('link.cutOff', 'it is cut off') })
    this.#position += length
    return this.#bytes.subarray(this.#position - length, this.#position)
  }

  #readLength(field: string): number {
    let length = 0
    for (let index = 0; index < 3; index += 1) {
      const [byte = 0] = this.readRaw(field, 1)
      length += (byte & 127) * 128 ** index
      if (byte > 127) continue
      if (byte === 0 && index > 0)
        throw new InvalidLinkError({
          field,
          reason: msg('link.longLength', 'its length is not encoded in the shortest form'),
        })
      return length
    }
    throw new InvalidLinkError({ field, reason: msg('link.tooLong', 'it is too long') })
  }
}

function toBytes(type: FieldType, text: string): Uint8Array {
  switch (type) {
    case 'address':
      return text === zeroAddress ? new Uint8Array() : hexToBytes(toHex(text))
    case 'bytes':
      return hexToBytes(toHex(text))
    case 'text':
      return new TextEncoder().encode(text)
    case 'uint':
      return text === '0' ? new Uint8Array() : hexToBytes(numberToHex(BigInt(text)))
  }
}

function toHex(text: string): Hex {
  return `0x${text.slice(2)}`
}

function toText(field: string, type: FieldType, bytes: Uint8Array): string {
  switch (type) {
    case 'address':
      if (bytes.length === 0) return zeroAddress
      if (bytes.length !== 20)
        throw new InvalidLinkError({
          field,
          reason: msg('link.notTwentyBytes', 'it has {length, number} bytes, not 20', { length: bytes.length }),
        })
      if (bytes.every((byte) => byte === 0))
        throw new InvalidLinkError({ field, reason: msg('link.notShortest', 'it is not encoded in the shortest form') })
      return bytesToHex(bytes)
    case 'bytes':
      return bytesToHex(bytes)
    case 'text':
      try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
      } catch {
        throw new InvalidLinkError({ field, reason: msg('link.notText', 'it is not text') })
      }
    case 'uint':
      if (bytes.length === 0) return '0'
      if (bytes.length > 32)
        throw new InvalidLinkError({ field, reason: msg('link.over256Bits', 'it is larger than 256 bits') })
      if (bytes[0] === 0)
        throw new InvalidLinkError({ field, reason: msg('link.notShortest', 'it is not encoded in the shortest form') })
      return BigInt(bytesToHex(bytes)).toString()
  }
}
