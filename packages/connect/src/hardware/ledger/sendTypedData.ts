import { hexToBytes, isHex, toBytes } from 'viem'
import type { TypedDataField, TypedDataPayload } from '../HardwareSigner.ts'
import { HardwareError } from '../hardwareErrors.ts'
import { type LedgerTransport, sendApdu } from './sendApdu.ts'

const INS = { definition: 0x1a, implementation: 0x1c } as const
const P2 = { array: 0x0f, field: 0xff, name: 0x00, root: 0x00 } as const
const KINDS = { address: 3, bool: 4, bytes: 7, custom: 0, fixedBytes: 6, int: 1, string: 5, uint: 2 } as const
const MAX_CHUNK = 255

type FieldType = {
  kind: keyof typeof KINDS
  /** Of a struct. */
  name: string
  /** In bytes. */
  size: number | undefined
  /** Lengths from left to right; null: dynamic. */
  arrays: readonly (number | null)[]
}

/**
 * Describes typed data to the Ethereum app, field by field, so that it shows the content and hashes it itself. Apps and
 * models that cannot answer the first command with "unknown instruction" (0x6d00).
 */
export async function sendTypedData(
  transport: LedgerTransport,
  { domain, message, primaryType, types }: TypedDataPayload,
): Promise<void> {
  const sorted = Object.entries(types).toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [name, fields] of sorted) {
    await sendApdu(transport, { data: encode(name), ins: INS.definition, p2: P2.name })
    for (const field of fields)
      await sendApdu(transport, { data: encodeDefinition(field), ins: INS.definition, p2: P2.field })
  }
  for (const [root, value] of [
    ['EIP712Domain', domain],
    [primaryType, message],
  ] as const) {
    await sendApdu(transport, { data: encode(root), ins: INS.implementation, p2: P2.root })
    await sendStruct(transport, types, root, value)
  }
}

type Types = TypedDataPayload['types']

async function sendStruct(transport: LedgerTransport, types: Types, name: string, value: unknown): Promise<void> {
  for (const field of types[name] ?? [])
    await sendValue(transport, types, parseType(field.type), Reflect.get(Object(value), field.name))
}

async function sendValue(transport: LedgerTransport, types: Types, type: FieldType, value: unknown): Promise<void> {
  const [length, ...rest] = type.arrays
  if (length !== undefined) {
    if (!Array.isArray(value) || value.length > 255) throw unsupported('an array of more than 255 entries')
    await sendApdu(transport, { data: Uint8Array.of(value.length), ins: INS.implementation, p2: P2.array })
    for (const entry of value) await sendValue(transport, types, { ...type, arrays: rest }, entry)
    return
  }
  if (type.kind === 'custom') return sendStruct(transport, types, type.name, value)
  const bytes = encodeValue(type, value)
  if (bytes.length > 0xff_ff) throw unsupported('a field of more than 65,535 bytes')
  const data = Uint8Array.of(bytes.length >> 8, bytes.length & 0xff, ...bytes)
  for (let start = 0; start < data.length; start += MAX_CHUNK) {
    const isLast = start + MAX_CHUNK >= data.length
    const part = data.subarray(start, start + MAX_CHUNK)
    await sendApdu(transport, { data: part, ins: INS.implementation, p1: isLast ? 0x00 : 0x01, p2: P2.field })
  }
}

/** Type byte (array, size, kind), struct name, size, array levels, field name. */
function encodeDefinition({ name, type }: TypedDataField): Uint8Array {
  const { arrays, kind, name: struct, size } = parseType(type)
  const flags = (arrays.length > 0 ? 0x80 : 0) + (size === undefined ? 0 : 0x40)
  return Uint8Array.of(
    flags + KINDS[kind],
    ...(kind === 'custom' ? withLength(encode(struct)) : []),
    ...(size === undefined ? [] : [size]),
    ...(arrays.length > 0 ? [arrays.length, ...arrays.flatMap((length) => (length === null ? [0] : [1, length]))] : []),
    ...withLength(encode(name)),
  )
}

function parseType(type: string): FieldType {
  const [, base = '', levels = ''] = /^([^[\]]+)((?:\[\d{0,3}\])*)$/.exec(type) ?? []
  const arrays = [...levels.matchAll(/\[(\d*)\]/g)].map(([, length]) => (length ? Number(length) : null))
  const [, number, bits] = /^(u?int)(\d{1,3})?$/.exec(base) ?? []
  const common = { arrays, name: base, size: undefined }
  if (number === 'int' || number === 'uint') return { ...common, kind: number, size: Number(bits ?? 256) / 8 }
  const [, length] = /^bytes(\d{1,2})$/.exec(base) ?? []
  if (length) return { ...common, kind: 'fixedBytes', size: Number(length) }
  if (base === 'address' || base === 'bool' || base === 'bytes' || base === 'string') return { ...common, kind: base }
  return { ...common, kind: 'custom' }
}

function encodeValue({ kind, size }: FieldType, value: unknown): Uint8Array {
  switch (kind) {
    case 'string':
      return encode(String(value))
    case 'bool':
      return Uint8Array.of(value === true || value === 'true' ? 1 : 0)
    case 'int':
    case 'uint':
      return toBytes(BigInt.asUintN((size ?? 32) * 8, toBigInt(value)))
    case 'address':
    case 'bytes':
    case 'custom':
    case 'fixedBytes':
      if (!isHex(value)) throw unsupported('a field that is not hexadecimal')
      return hexToBytes(value)
  }
}

function toBigInt(value: unknown): bigint {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return BigInt(value)
  throw unsupported('a field that is not a number')
}

const encode = (text: string) => new TextEncoder().encode(text)
const withLength = (bytes: Uint8Array) => [bytes.length, ...bytes]
const unsupported = (what: string) =>
  new HardwareError('badResponse', { details: [`The device does not take ${what}.`] })
