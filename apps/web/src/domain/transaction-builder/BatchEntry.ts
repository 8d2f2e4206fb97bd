import { parseJson } from '@countersign/protocol/text'
import type { AbiFunction, AbiParameter } from 'viem'
import { z } from 'zod'
import type { BatchItem } from './Batch.ts'
import { AbiFunctionSchema, emptyField, type FieldValue, listComponents, shapeOf } from './FieldValue.ts'

export type MethodInputs = { abi: AbiFunction; fields: FieldValue[] }

const WordsSchema = z.object({
  contractMethod: AbiFunctionSchema,
  contractInputsValues: z.record(z.string(), z.unknown()).nullish(),
})

export function readMethodInputs(entry: unknown): MethodInputs | undefined {
  const parsed = WordsSchema.safeParse(entry)
  if (!parsed.success) return undefined
  const { contractMethod: abi, contractInputsValues } = parsed.data
  const values = contractInputsValues ?? {}
  const fields = abi.inputs.map((input, index) => {
    const key = [input.name ?? '', `${index}`].find((name) => Object.hasOwn(values, name))
    return key === undefined ? undefined : readFieldText(input, toText(values[key]))
  })
  return fields.every((field) => field !== undefined) ? { abi, fields } : undefined
}

/** The Transaction Builder writes strings only; other tools write numbers and lists as such. */
function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** The encoded call, which every tool executes, and its typed arguments unless some are unnamed. */
export function createEntry(call: { to: string; value: string; data: string }, words?: MethodInputs): EntryJson {
  const { to, value, data } = call
  const names = words?.abi.inputs.map(({ name }) => name ?? '') ?? []
  if (!words || names.includes('') || new Set(names).size < names.length)
    return { to, value, data, contractMethod: null, contractInputsValues: null }
  const { abi, fields } = words
  return {
    to,
    value,
    data,
    contractMethod: { inputs: abi.inputs.map(toInputJson), name: abi.name, payable: abi.stateMutability === 'payable' },
    contractInputsValues: Object.fromEntries(
      abi.inputs.map((input, index) => [input.name ?? '', writeFieldText(input, fields[index] ?? '')]),
    ),
  }
}

type EntryJson = Record<string, unknown>

function toInputJson(parameter: AbiParameter): EntryJson {
  const { type, name = '', internalType = type } = parameter
  const components = listComponents(parameter)
  return { internalType, name, type, ...(components.length > 0 ? { components: components.map(toInputJson) } : {}) }
}

export function entryOf({ entry, to, value, data }: BatchItem): EntryJson {
  return entry ?? createEntry({ to, value, data })
}

type Node = string | Node[] | { members: Map<string, Node> }

const deepest = 12

/** Lists and tuples in brackets, quoted or not, tuples also as objects. Undefined if invalid. */
export function readFieldText(parameter: AbiParameter, text: string): FieldValue | undefined {
  if (shapeOf(parameter).kind === 'leaf') return text
  const node = new Reader(text).read()
  return node === undefined ? undefined : fit(parameter, node)
}

/** The inverse, spelled so that every tool parses it: some read a quoted "false" as true. */
export function writeFieldText(parameter: AbiParameter, field: FieldValue): string {
  return typeof field === 'string' ? field : JSON.stringify(toJson(parameter, field))
}

function toJson(parameter: AbiParameter, field: FieldValue): unknown {
  const shape = shapeOf(parameter)
  if (typeof field === 'string') {
    const isBool = shape.kind === 'leaf' && shape.type === 'bool' && /^(true|false)$/.test(field)
    return isBool ? field === 'true' : field
  }
  if (shape.kind === 'leaf') return field
  return field.map((member, index) => {
    const of = shape.kind === 'list' ? shape.item : shape.components[index]
    return of ? toJson(of, member) : member
  })
}

function fit(parameter: AbiParameter, node: Node): FieldValue | undefined {
  const shape = shapeOf(parameter)
  if (shape.kind === 'leaf') return typeof node === 'string' ? node : undefined
  if (typeof node === 'string') return undefined
  if (!Array.isArray(node)) {
    if (shape.kind !== 'tuple') return undefined
    return fitAll(
      shape.components,
      shape.components.map(({ name = '' }) => node.members.get(name) ?? ''),
    )
  }
  if (shape.kind === 'tuple') return fitAll(shape.components, node)
  return fitAll(
    node.map(() => shape.item),
    node,
  )
}

function fitAll(parameters: readonly AbiParameter[], nodes: readonly Node[]): FieldValue[] | undefined {
  if (parameters.length !== nodes.length) return undefined
  const fields = parameters.map((parameter, index) => fit(parameter, nodes[index] ?? emptyNode(parameter)))
  return fields.every((field) => field !== undefined) ? fields : undefined
}

function emptyNode(parameter: AbiParameter): Node {
  return emptyField(parameter)
}

/** Brackets, quotes and bare words. JSON.parse would round large numbers and reject bare addresses. */
class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  read(): Node | undefined {
    const node = this.#value(0)
    this.#skip()
    return node !== undefined && this.#at === this.#text.length ? node : undefined
  }

  #skip(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1
  }

  #take(sign: string): boolean {
    this.#skip()
    if (this.#text[this.#at] !== sign) return false
    this.#at += 1
    return true
  }

  #value(depth: number): Node | undefined {
    if (depth > deepest) return undefined
    if (this.#take('[')) return this.#list(']', depth)
    if (this.#take('(')) return this.#list(')', depth)
    if (this.#take('{')) return this.#record(depth)
    return this.#word()
  }

  #list(end: string, depth: number): Node[] | undefined {
    const nodes: Node[] = []
    if (this.#take(end)) return nodes
    do {
      const node = this.#value(depth + 1)
      if (node === undefined) return undefined
      nodes.push(node)
    } while (this.#take(','))
    return this.#take(end) ? nodes : undefined
  }

  #record(depth: number): Node | undefined {
    const members = new Map<string, Node>()
    if (this.#take('}')) return { members }
    do {
      const key = this.#word()
      if (key === undefined || !this.#take(':')) return undefined
      const node = this.#value(depth + 1)
      if (node === undefined) return undefined
      members.set(key, node)
    } while (this.#take(','))
    return this.#take('}') ? { members } : undefined
  }

  #word(): string | undefined {
    this.#skip()
    const rest = this.#text.slice(this.#at)
    const quoted = /^"(?:[^"\\]|\\.)*"/.exec(rest)?.[0]
    if (quoted !== undefined) {
      this.#at += quoted.length
      return unquote(quoted)
    }
    const single = /^'([^']*)'/.exec(rest)
    if (single) {
      this.#at += single[0].length
      return single[1]
    }
    const bare = /^[^\s,:[\]{}()"']+(?: +[^\s,:[\]{}()"']+)*/.exec(rest)?.[0]
    if (bare === undefined) return undefined
    this.#at += bare.length
    return bare
  }
}

function unquote(quoted: string): string | undefined {
  const text = parseJson(quoted)
  return typeof text === 'string' ? text : undefined
}
