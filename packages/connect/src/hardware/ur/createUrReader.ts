import { HardwareError } from '../hardwareErrors.ts'
import { crc32, decodeBytewords } from './bytewords.ts'
import { decodeCbor } from './cbor.ts'
import { chooseFragments } from './chooseFragments.ts'
import { xor } from './createUrParts.ts'

/** Bytes of a message: a set of keys has 2 kB, a signature 100. */
const MAX_MESSAGE = 32_768
const MAX_PARTS = 500
/** Mixed parts that wait for others. */
const MAX_WAITING = 200
/** Parts of another message in a row, after which the reader begins with that one: the device shows a new code. */
const MAX_OTHERS = 3
/** Characters of one code; a QR code holds at most 4,296. */
const MAX_TEXT = 4_300

export type Ur = { type: string; message: Uint8Array }
export type PartProgress = { status: 'partial'; received: number; total: number } | { status: 'complete'; ur: Ur }

type Part = { checksum: number; data: Uint8Array; length: number; sequence: number; total: number }
type Mixed = { data: Uint8Array; indexes: ReadonlySet<number> }

/** Assembles a message from codes in any order; lost ones are made up for by later ones. */
export function createUrReader(): { add(text: string): PartProgress } {
  let assembly: ReturnType<typeof createAssembly> | undefined
  let others = 0
  return {
    add(text) {
      const { body, sequence, type } = parseUr(text)
      if (sequence === undefined) return { status: 'complete', ur: { message: body, type } }
      const part = parsePart(body)
      if (sequence !== `${part.sequence}-${part.total}`) throw foreign('another sequence number than its text')
      if (assembly && !assembly.fits(type, part)) {
        others += 1
        if (others < MAX_OTHERS) return assembly.progress()
        assembly = undefined
      }
      others = 0
      assembly ??= createAssembly(type, part)
      return assembly.add(part)
    },
  }
}

function parseUr(text: string): { body: Uint8Array; sequence: string | undefined; type: string } {
  if (text.length > MAX_TEXT) throw foreign('too much text')
  const [, type, sequence, body] =
    /^ur:([a-z][a-z0-9-]*)\/(?:(\d{1,10}-\d{1,10})\/)?([a-z]+)$/.exec(text.trim().toLowerCase()) ?? []
  if (!type || !body) throw foreign('no uniform resource')
  return { body: decodeBytewords(body), sequence, type }
}

function parsePart(bytes: Uint8Array): Part {
  const fields = decodeCbor(bytes)
  if (!Array.isArray(fields) || fields.length !== 5) throw foreign('no part')
  const [sequence, total, length, checksum, data] = fields
  if (typeof sequence !== 'number' || typeof total !== 'number' || typeof length !== 'number') throw foreign('no part')
  if (typeof checksum !== 'number' || !(data instanceof Uint8Array)) throw foreign('no part')
  const isConsistent = sequence > 0 && data.length > 0 && Math.ceil(length / data.length) === total
  if (!isConsistent || total > MAX_PARTS || length > MAX_MESSAGE)
    throw foreign('a part that is inconsistent or too large')
  return { checksum, data, length, sequence, total }
}

function createAssembly(type: string, first: Part) {
  const { checksum, length, total } = first
  const size = first.data.length
  const known = new Map<number, Uint8Array>()
  let waiting: Mixed[] = []

  /** Removes known fragments from a mixture. */
  function reduceMixed({ data, indexes }: Mixed): Mixed {
    const rest = new Set(indexes)
    const reduced = data.slice()
    for (const index of indexes) {
      const fragment = known.get(index)
      if (!fragment) continue
      rest.delete(index)
      xor(reduced, fragment)
    }
    return { data: reduced, indexes: rest }
  }

  function addMixed(mixed: Mixed): void {
    const open = [mixed]
    for (let next = open.pop(); next; next = open.pop()) {
      const reduced = reduceMixed(next)
      const [index] = reduced.indexes
      if (index === undefined) continue
      if (reduced.indexes.size > 1) {
        if (waiting.length < MAX_WAITING) waiting.push(reduced)
        continue
      }
      known.set(index, reduced.data)
      open.push(...waiting.filter(({ indexes }) => indexes.has(index)))
      waiting = waiting.filter(({ indexes }) => !indexes.has(index))
    }
  }

  const progress = (): PartProgress => ({ received: known.size, status: 'partial', total })
  return {
    add(part: Part): PartProgress {
      addMixed({ data: part.data, indexes: new Set(chooseFragments(part.sequence, total, checksum)) })
      if (known.size < total) return progress()
      const message = new Uint8Array(total * size)
      for (const [index, fragment] of known) message.set(fragment, index * size)
      const complete = message.slice(0, length)
      if (crc32(complete) !== checksum) throw foreign('a wrong checksum')
      return { status: 'complete', ur: { message: complete, type } }
    },
    fits: (otherType: string, part: Part) =>
      otherType === type &&
      part.checksum === checksum &&
      part.length === length &&
      part.total === total &&
      part.data.length === size,
    progress,
  }
}

const foreign = (what: string) => new HardwareError('foreignCode', { details: [`The code holds ${what}.`] })
