import { bytesToBigInt, bytesToHex } from 'viem'

type Field = { arrays: (number | null)[]; name: string; type: string }
type Node = { [name: string]: unknown }
type Command = { data: Uint8Array; ins: number; p1: number; p2: number }
/** Where the next value goes. */
type Slot = { field: Omit<Field, 'name'>; name: string; put(value: unknown): void }

/** Rebuilds typed data from the commands of the Ethereum app, in the order of its definitions. */
export function createTypedDataParser() {
  const structs = new Map<string, Field[]>()
  const roots: { name: string; value: Node }[] = []
  const lines: { title: string; value: string }[] = []
  let current: Field[] | undefined
  let open: Slot[] = []
  let partial: number[] = []

  function openStruct(name: string, node: Node): Slot[] {
    const fields = structs.get(name)
    if (!fields) throw new Error(`The struct ${name} is not defined.`)
    return fields.map((field) => ({
      field,
      name: field.name,
      put: (value) => {
        node[field.name] = value
      },
    }))
  }

  /** Structs have no command of their own: their fields are next. */
  function next(): Slot {
    const slot = open.shift()
    if (!slot) throw new Error('No value is expected.')
    if (slot.field.arrays.length > 0 || !structs.has(slot.field.type)) return slot
    const node: Node = {}
    slot.put(node)
    open.unshift(...openStruct(slot.field.type, node))
    return next()
  }

  function addArray(length: number): void {
    const slot = next()
    const [, ...rest] = slot.field.arrays
    if (slot.field.arrays.length === 0) throw new Error('No array is expected.')
    const list: unknown[] = []
    slot.put(list)
    open.unshift(
      ...Array.from({ length }, () => ({
        field: { arrays: rest, type: slot.field.type },
        name: slot.name,
        put: (value: unknown) => void list.push(value),
      })),
    )
  }

  function addField(data: Uint8Array, isLast: boolean): void {
    partial.push(...data)
    if (!isLast) return
    const [high = 0, low = 0, ...bytes] = partial
    partial = []
    if (bytes.length !== high * 256 + low) throw new Error('The length of a value is wrong.')
    const slot = next()
    const value = decodeValue(slot.field.type, Uint8Array.from(bytes))
    slot.put(value)
    lines.push({ title: slot.name, value: String(value) })
  }

  return {
    add({ data, ins, p1, p2 }: Command): void {
      const text = new TextDecoder().decode(data)
      if (ins === 0x1a && p2 === 0x00) {
        current = []
        structs.set(text, current)
      } else if (ins === 0x1a) current?.push(readDefinition(data))
      else if (p2 === 0x00) {
        if (open.length > 0) throw new Error('Values are missing.')
        const value: Node = {}
        lines.push({ title: 'Review struct', value: text })
        roots.push({ name: text, value })
        open = openStruct(text, value)
      } else if (p2 === 0x0f) addArray(data[0] ?? 0)
      else addField(data, p1 === 0)
    },
    finish() {
      // Structs without fields, and empty arrays, need no value.
      const [domain, message] = roots
      if (open.length > 0 || !domain || !message) throw new Error('The typed data is not complete.')
      const types = Object.fromEntries(
        [...structs].map(([name, fields]) => [
          name,
          fields.map((field) => ({ name: field.name, type: toType(field) })),
        ]),
      )
      return { domain: domain.value, lines, message: message.value, primaryType: message.name, types }
    },
  }
}

const toType = ({ arrays, type }: Field) =>
  type + arrays.map((length) => (length === null ? '[]' : `[${length}]`)).join('')

function readDefinition(data: Uint8Array): Field {
  let offset = 0
  const take = () => {
    offset += 1
    return data[offset - 1] ?? 0
  }
  const takeText = () => {
    const length = take()
    offset += length
    return new TextDecoder().decode(data.subarray(offset - length, offset))
  }
  const flags = take()
  const kind = flags & 0x0f
  const struct = kind === 0 ? takeText() : ''
  const size = flags & 0x40 ? take() : 0
  const arrays = flags & 0x80 ? Array.from({ length: take() }, () => (take() === 0 ? null : take())) : []
  const name = takeText()
  const type = [struct, `int${size * 8}`, `uint${size * 8}`, 'address', 'bool', 'string', `bytes${size}`, 'bytes'][kind]
  if (type === undefined || offset !== data.length) throw new Error('A definition is malformed.')
  return { arrays, name, type }
}

function decodeValue(type: string, bytes: Uint8Array): unknown {
  if (type === 'string') return new TextDecoder().decode(bytes)
  if (type === 'bool') return bytes[0] === 1
  const [, sign, bits] = /^(u?)int(\d+)$/.exec(type) ?? []
  if (bits === undefined) return bytesToHex(bytes)
  const value = bytesToBigInt(bytes)
  return sign === 'u' ? value : BigInt.asIntN(Number(bits), value)
}
