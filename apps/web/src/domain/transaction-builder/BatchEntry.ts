import type { AbiFunction, AbiParameter } from 'viem'
import { z } from 'zod'
import { AbiFunctionSchema, listComponents } from './AbiFunctionSchema.ts'
import type { BatchItem } from './Batch.ts'
import type { FieldValue } from './FieldValue.ts'
import { readFieldText, writeFieldText } from './readFieldText.ts'

/** What was typed to make a call: the function, and what stood in its fields. */
export type CallWords = { abi: AbiFunction; fields: FieldValue[] }

const WordsSchema = z.object({
  contractMethod: AbiFunctionSchema,
  contractInputsValues: z.record(z.string(), z.unknown()).nullish(),
})

/** The words of a file's entry; undefined where it has none, or where they cannot be read. */
export function readWords(entry: unknown): CallWords | undefined {
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

/** The official builder writes text alone; other tools write numbers and lists as such. */
function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/**
 * The entry of a file for a call: its bytes, which are what every tool executes, and the words for people beside them.
 * Arguments that have no name of their own cannot be told apart there: bytes alone.
 */
export function createEntry(call: { to: string; value: string; data: string }, words?: CallWords): EntryJson {
  const { to, value, data } = call
  const names = words?.abi.inputs.map(({ name }) => name ?? '') ?? []
  if (!words || names.includes('') || new Set(names).size < names.length)
    return { to, value, data, contractMethod: null, contractInputsValues: null }
  const { abi, fields } = words
  return {
    to,
    value,
    data,
    contractMethod: {
      inputs: abi.inputs.map(toInputJson),
      name: abi.name,
      payable: abi.stateMutability === 'payable',
    },
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

/** As it stands in a file, whoever made it. */
export function entryOf({ entry, to, value, data }: BatchItem): EntryJson {
  return entry ?? createEntry({ to, value, data })
}
