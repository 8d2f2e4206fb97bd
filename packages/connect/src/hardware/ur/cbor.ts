import { HardwareError } from '../hardwareErrors.ts'

/** The part of CBOR (RFC 8949) that the registry types use: no floats, no negative numbers, no indefinite lengths. */
export type CborValue = number | string | boolean | null | Uint8Array | CborValue[] | CborMap | CborTag
export type CborMap = Map<number, CborValue>
export class CborTag {
  readonly tag: number
  readonly value: CborValue
  constructor(tag: number, value: CborValue) {
    this.tag = tag
    this.value = value
  }
}

const MAX_DEPTH = 12
const MAX_ITEMS = 1_000

/** Major types. */
const UINT = 0
const BYTES = 2
const TEXT = 3
const ARRAY = 4
const MAP = 5
const TAG = 6

export function encodeCbor(value: CborValue): Uint8Array {
  return Uint8Array.from(write(value))
}

function write(value: CborValue): number[] {
  if (typeof value === 'number') return writeHead(UINT, value)
  if (typeof value === 'boolean') return [value ? 0xf5 : 0xf4]
  if (value === null) return [0xf6]
  if (typeof value === 'string') {
    const bytes = new TextEncoder().encode(value)
    return [...writeHead(TEXT, bytes.length), ...bytes]
  }
  if (value instanceof Uint8Array) return [...writeHead(BYTES, value.length), ...value]
  if (value instanceof CborTag) return [...writeHead(TAG, value.tag), ...write(value.value)]
  if (value instanceof Map)
    return [...writeHead(MAP, value.size), ...[...value].flatMap(([key, part]) => [...write(key), ...write(part)])]
  return [...writeHead(ARRAY, value.length), ...value.flatMap(write)]
}

function writeHead(major: number, value: number): number[] {
  const head = major << 5
  if (value < 24) return [head + value]
  const size = value < 0x100 ? 1 : value < 0x1_00_00 ? 2 : value < 0x1_00_00_00_00 ? 4 : 8
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value))
  return [head + 24 + Math.log2(size), ...bytes.subarray(8 - size)]
}

/** One value and nothing after it. Everything else is refused: a code may be of anybody. */
export function decodeCbor(bytes: Uint8Array): CborValue {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let offset = 0
  let items = 0

  function advance(length: number): number {
    const start = offset
    if (length > bytes.length - offset) throw invalid('truncated')
    offset += length
    return start
  }

  function readArgument(info: number): number {
    if (info < 24) return info
    switch (info) {
      case 24:
        return view.getUint8(advance(1))
      case 25:
        return view.getUint16(advance(2))
      case 26:
        return view.getUint32(advance(4))
      case 27: {
        const value = view.getBigUint64(advance(8))
        if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw invalid('a number that is too large')
        return Number(value)
      }
      default:
        throw invalid('an indefinite length')
    }
  }

  const readBytes = (length: number) => {
    const start = advance(length)
    return bytes.slice(start, start + length)
  }

  function readMap(size: number, depth: number): CborMap {
    const map: CborMap = new Map()
    for (let index = 0; index < size; index += 1) {
      const key = read(depth + 1)
      if (typeof key !== 'number' || map.has(key)) throw invalid('a key that is repeated or no number')
      map.set(key, read(depth + 1))
    }
    return map
  }

  function read(depth: number): CborValue {
    items += 1
    if (depth > MAX_DEPTH || items > MAX_ITEMS) throw invalid('too deep or too many items')
    const initial = view.getUint8(advance(1))
    const info = initial & 0x1f
    const major = initial >> 5
    if (major === 7) return readSimple(info)
    const argument = readArgument(info)
    switch (major) {
      case UINT:
        return argument
      case BYTES:
        return readBytes(argument)
      case TEXT:
        return decodeText(readBytes(argument))
      case ARRAY: {
        if (argument > MAX_ITEMS) throw invalid('too many items')
        return Array.from({ length: argument }, () => read(depth + 1))
      }
      case MAP:
        if (argument > MAX_ITEMS) throw invalid('too many items')
        return readMap(argument, depth)
      case TAG:
        return new CborTag(argument, read(depth + 1))
      default:
        throw invalid('a negative number')
    }
  }

  const value = read(0)
  if (offset !== bytes.length) throw invalid('bytes after the value')
  return value
}

function readSimple(info: number): boolean | null {
  if (info === 20 || info === 21) return info === 21
  if (info === 22) return null
  throw invalid('a float or an unknown simple value')
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalid('text that is not UTF-8')
  }
}

const invalid = (what: string) => new HardwareError('foreignCode', { details: [`The code holds ${what}.`] })
