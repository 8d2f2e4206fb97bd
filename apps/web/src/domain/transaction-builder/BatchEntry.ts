import type { AbiFunction, AbiParameter } from 'viem'
import { z } from 'zod'
import { AbiFunctionSchema, listComponents } from './AbiFunctionSchema.ts'
import type { BatchItem } from './Batch.ts'
import type { FieldValue } from './FieldValue.ts'
import { readFieldText, writeFieldText } from './readFieldText.ts'

/** The typed input of a call: function and field values. */
export type CallWords = { abi: AbiFunction; fields: FieldValue[] }

const WordsSchema = z.object({
  contractMethod: AbiFunctionSchema,
  contractInputsValues: z.record(z.string(), z.unknown()).nullish(),
})

/** The typed input of a file's entry; undefined where it is missing or invalid. */
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

/** The Transaction Builder writes strings only; other tools write numbers and lists as such. */
function toText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/**
 * Creates a file entry: the encoded call, which every tool executes, and the typed arguments. Unnamed arguments cannot
 * be represented: calldata only.
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

/** The item's file entry. */
export function entryOf({ entry, to, value, data }: BatchItem): EntryJson {
  return entry ?? createEntry({ to, value, data })
}
