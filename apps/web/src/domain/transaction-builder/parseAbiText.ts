import { parseJson } from '@countersign/protocol/text'
import { type AbiFunction, parseAbi, toFunctionSignature } from 'viem'
import { z } from 'zod'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { AbiFunctionSchema } from './FieldValue.ts'

const t = createCatalogue('contractInteraction')

export type ParseAbiTextReturnType = { ok: true; functions: AbiFunction[] } | { ok: false; error: string }

/** Ten times the largest ABI on a public chain. */
const maxLength = 400_000
const maxLines = 2_000
const maxFunctions = 1_000

/** Parses a pasted ABI: JSON, human-readable lines, or a single signature. */
export function parseAbiText(text: string): ParseAbiTextReturnType {
  const plain = text.trim()
  if (plain === '') return { ok: false, error: t('errors.abiMissing') }
  if (plain.length > maxLength) return { ok: false, error: t('errors.abiTooLong') }
  const isJson = /^[[{]/.test(plain) && !/^\[\s*'/.test(plain)
  const read = isJson ? readJson(plain) : readLines(plain)
  if (!read.ok) return read
  const functions = [...new Map(read.functions.map((item) => [toFunctionSignature(item), item])).values()]
  if (functions.length === 0) return { ok: false, error: t('errors.abiEmpty') }
  if (functions.length > maxFunctions) return { ok: false, error: t('errors.abiTooLong') }
  return { ok: true, functions }
}

/** Items of any kind; only functions are parsed further. */
const ItemSchema = z.looseObject({ type: z.string().default('function') })
/** A list, a single item, or a compiler artifact. */
const JsonSchema = z.union([
  z.array(z.unknown()),
  z.object({ abi: z.array(z.unknown()) }).transform(({ abi }) => abi),
  ItemSchema.transform((item) => [item]),
])

function readJson(text: string): ParseAbiTextReturnType {
  const json = parseJson(text)
  if (json === undefined) return { ok: false, error: t('errors.abiNotJson') }
  const list = JsonSchema.safeParse(json)
  if (!list.success) return { ok: false, error: t('errors.abiNotAbi') }
  // A list of strings is a human-readable ABI.
  const lines = z.array(z.string()).safeParse(list.data)
  if (lines.success && lines.data.length > 0) return readLines(lines.data.join('\n'))
  const functions: AbiFunction[] = []
  for (const [index, item] of list.data.entries()) {
    const kind = ItemSchema.safeParse(item)
    if (!kind.success) return { ok: false, error: t('errors.abiItem', { number: index + 1 }) }
    if (kind.data.type !== 'function') continue
    const parsed = AbiFunctionSchema.safeParse(item)
    if (!parsed.success) return { ok: false, error: t('errors.abiItem', { number: index + 1 }) }
    functions.push(parsed.data)
  }
  return { ok: true, functions }
}

const keyword = /^(function|struct|event|error|constructor|fallback|receive)\b/

function readLines(text: string): ParseAbiTextReturnType {
  const lines = joinStructs(text)
    .map((line) => line.replace(/\/\/.*$/, '').replace(/^[\s[\]'"`]+|[\s[\]'"`,;]+$/g, ''))
    .filter((line) => line !== '')
    // Drops an interface's own lines and braces.
    .filter((line) => !/^(\}|(abstract\s+)?(interface|contract)\s[^({]*\{?)$/.test(line))
    .map((line) => (keyword.test(line) ? line : `function ${line}`))
  if (lines.length > maxLines) return { ok: false, error: t('errors.abiTooLong') }
  if (lines.length === 0) return { ok: false, error: t('errors.abiEmpty') }
  try {
    const items = parseAbi(lines)
    const functions = items.flatMap((item) => {
      if (item.type !== 'function') return []
      const parsed = AbiFunctionSchema.safeParse(item)
      return parsed.success ? [parsed.data] : []
    })
    return { ok: true, functions }
  } catch (error) {
    return { ok: false, error: t('errors.abiLine', { why: shorten(error) }) }
  }
}

/** One entry per declaration: structs joined, others split by line or semicolon. */
function joinStructs(text: string): string[] {
  return text
    .replace(/struct\s+\w+\s*\{[^}]*\}/g, (struct) => `${struct.replace(/\s*\n\s*/g, ' ').replaceAll(';', '\u0000')}\n`)
    .split(/[;\n]/)
    .map((line) => line.replaceAll('\u0000', ';'))
}

function shorten(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n')[0]?.slice(0, 160) ?? ''
}
