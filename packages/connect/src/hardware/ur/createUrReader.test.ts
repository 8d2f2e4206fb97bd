import { bytesToHex, hexToBytes } from 'viem'
import { expect, test } from 'vitest'
import { urVectors } from '../../../test/urVectors.ts'
import { crc32, encodeBytewords } from './bytewords.ts'
import { encodeCbor } from './cbor.ts'
import { createUrParts } from './createUrParts.ts'
import { createUrReader } from './createUrReader.ts'

const foreign = expect.objectContaining({ failure: 'foreignCode' })
const read = (parts: readonly string[]) => {
  const reader = createUrReader()
  let last: ReturnType<typeof reader.add> | undefined
  for (const part of parts) if (last?.status !== 'complete') last = reader.add(part)
  return last
}
const messageOf = (parts: readonly string[]) => {
  const last = read(parts)
  return last?.status === 'complete' ? bytesToHex(last.ur.message).slice(2) : last
}

test.each(urVectors.messages)(
  'default: the vendor’s parts, and ours are the same: $parts.length',
  ({ message, parts }) => {
    const own = createUrParts('bytes', hexToBytes(`0x${message}`))
    expect(parts.map((_, index) => own.part(index))).toEqual(parts)
    expect(messageOf(parts)).toBe(message)
    // As a device shows them.
    expect(messageOf(parts.map((part) => part.toUpperCase()))).toBe(message)
  },
)

test('behavior: lost frames are made up for by mixed ones, in any order', () => {
  const { message = '', parts = [] } = urVectors.messages.at(-1) ?? {}
  const fragments = parts.length > 0 ? Number(/\/\d+-(\d+)\//.exec(parts[0] ?? '')?.[1]) : 0
  const { part } = createUrParts('bytes', hexToBytes(`0x${message}`))
  // Not one of the plain fragments arrives.
  const mixed = Array.from({ length: 100 }, (_, index) => part(fragments + index))
  expect(messageOf(mixed)).toBe(message)
  expect(messageOf([...parts].reverse())).toBe(message)
  const progress = read(parts.slice(0, 3))
  expect(progress).toEqual({ received: 3, status: 'partial', total: fragments })
})

test('behavior: single frames of another message are ignored; when it goes on, it is read', () => {
  const first = createUrParts('bytes', new Uint8Array(600).fill(1))
  const other = createUrParts('bytes', new Uint8Array(600).fill(2))
  const reader = createUrReader()
  reader.add(first.part(0))
  expect(reader.add(other.part(0))).toMatchObject({ received: 1 })
  reader.add(first.part(1))
  expect(reader.add(first.part(2)).status).toBe('complete')
  const next = createUrReader()
  next.add(first.part(0))
  for (const index of [0, 1, 2]) next.add(other.part(index))
  expect(next.add(other.part(3 - 3))).toMatchObject({ status: 'partial' })
  for (let index = 1; index < 20; index += 1) {
    const progress = next.add(other.part(index))
    if (progress.status === 'complete') return expect(progress.ur.message).toEqual(new Uint8Array(600).fill(2))
  }
  throw new Error('The other message was not read.')
})

test('error: 1,000 frames that never fit together end in nothing, with little memory', () => {
  const reader = createUrReader()
  for (let index = 1; index <= 1_000; index += 1) {
    const data = new Uint8Array(10).fill(index)
    const body = encodeCbor([index + 400, 400, 4_000, 5, data])
    const part = `ur:bytes/${index + 400}-400/${encodeBytewords(body)}`
    const add = () => reader.add(part)
    // A contradiction may only ever end in a wrong checksum.
    try {
      expect(add().status).toBe('partial')
    } catch (error) {
      expect(error).toEqual(foreign)
    }
  }
})

const part = (...fields: (number | Uint8Array)[]) => `ur:bytes/1-2/${encodeBytewords(encodeCbor([...fields]))}`
test.each([
  ['no resource', 'https://example.org'],
  ['a wrong letter', 'ur:bytes/aeadaolazmjendeoti?'],
  ['a wrong checksum', `ur:bytes/${encodeBytewords(new Uint8Array(3)).slice(0, -2)}ae`],
  ['too much text', `ur:bytes/${'ae'.repeat(3_000)}`],
  ['another number than its text', `ur:bytes/2-2/${encodeBytewords(encodeCbor([1, 2, 20, 1, new Uint8Array(10)]))}`],
  ['too few fields', part(1, 2, 20, 1)],
  ['no sequence number', part(0, 2, 20, 1, new Uint8Array(10))],
  ['no data', part(1, 2, 20, 1, new Uint8Array())],
  ['another count than its length', part(1, 2, 200, 1, new Uint8Array(10))],
  ['100,000 fragments', `ur:bytes/1-100000/${encodeBytewords(encodeCbor([1, 100_000, 100_000, 1, Uint8Array.of(1)]))}`],
  ['a gigabyte', part(1, 2, 2 ** 30, 1, new Uint8Array(2))],
])('error: a code with %s', (_, text) => {
  expect(() => createUrReader().add(text)).toThrow(foreign)
})

test('error: fragments that do not have the promised checksum', () => {
  const reader = createUrReader()
  const body = (index: number) =>
    `ur:bytes/${index}-2/${encodeBytewords(encodeCbor([index, 2, 20, 1, new Uint8Array(10)]))}`
  reader.add(body(1))
  expect(() => reader.add(body(2))).toThrow(foreign)
})

test('default: the checksum of zip files', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
})
