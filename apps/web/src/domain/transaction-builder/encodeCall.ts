import { type DecodedFunction, decodeCall, toKnownFunctions } from '@countersign/protocol/decode'
import {
  type AbiFunction,
  type AbiParameter,
  type Address,
  concatHex,
  encodeAbiParameters,
  getAddress,
  type Hex,
  isAddress,
  isHex,
  size,
  toFunctionSelector,
  toFunctionSignature,
} from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { parseDecimal } from '../../lib/parseDecimal.ts'
import { type FieldValue, maxListLength, shapeOf } from './FieldValue.ts'
import { describeAmbiguous } from './readAmount.ts'

const t = createCatalogue('contractInteraction')

export function encodeCall(
  abi: AbiFunction,
  fields: readonly FieldValue[],
  { shortName }: { shortName: string },
): { ok: true; data: Hex; values: unknown[] } | { ok: false; errors: FieldErrors } {
  const parsed = parseFields(abi.inputs, fields, { shortName })
  if (!parsed.ok) return parsed
  const data = concatHex([toFunctionSelector(abi), encodeAbiParameters(abi.inputs, parsed.value)])
  return { ok: true, data, values: parsed.value }
}

/** Decodes calldata with the kernel's decoder: by bundled ABIs, else by the given function. */
export function readCall(to: Address, data: Hex, abi?: AbiFunction): DecodedFunction | undefined {
  const known = abi ? toKnownFunctions([abi], 'guess') : []
  const { decoding } = decodeCall({ to, value: 0n, data, operation: 0 }, { functions: known })
  if (decoding.kind === 'decoded') return decoding.call
  return decoding.kind === 'ambiguous' ? decoding.candidates[0] : undefined
}

/** Identifies a function: names can be overloaded, signatures not. */
export function signatureOf(abi: AbiFunction): string {
  return toFunctionSignature(abi)
}

/** By path: `0` is the first argument, `0.2` its third member. */
export type FieldErrors = Readonly<Record<string, string>>

export type ParsedField = { ok: true; value: unknown } | { ok: false; errors: FieldErrors }

export type ParseFieldOptions = {
  path?: string
  /** EIP-3770 prefix of this chain; any other is refused. */
  shortName: string
}

export function parseField(parameter: AbiParameter, field: FieldValue, options: ParseFieldOptions): ParsedField {
  const { path = '', shortName } = options
  const shape = shapeOf(parameter)
  const fail = (error: string): ParsedField => ({ ok: false, errors: { [path]: error } })
  if (shape.kind === 'leaf') {
    if (typeof field !== 'string') return fail(t('errors.notOne'))
    const parsed = parseLeaf(shape.type, field, shortName)
    return 'error' in parsed ? fail(parsed.error) : { ok: true, value: parsed.value }
  }
  if (typeof field === 'string') return fail(t('errors.notList'))
  if (field.length > maxListLength) return fail(t('errors.listTooLong', { most: maxListLength }))
  if (shape.kind === 'list') {
    if (shape.length !== undefined && field.length !== shape.length)
      return fail(t('errors.listLength', { length: shape.length }))
    return parseFields(
      field.map(() => shape.item),
      field,
      options,
    )
  }
  if (field.length !== shape.components.length) return fail(t('errors.listLength', { length: shape.components.length }))
  const members = parseFields(shape.components, field, options)
  if (!members.ok) return members
  // viem expects an object for a tuple of named members.
  const names = shape.components.map(({ name }) => name)
  return names.every(Boolean) && new Set(names).size === names.length
    ? { ok: true, value: Object.fromEntries(members.value.map((value, index) => [names[index], value])) }
    : members
}

/** Parses all arguments of a function, reporting every error, not only the first. */
function parseFields(
  parameters: readonly AbiParameter[],
  fields: readonly FieldValue[],
  { path = '', shortName }: ParseFieldOptions,
): { ok: true; value: unknown[] } | { ok: false; errors: FieldErrors } {
  const parsed = parameters.map((parameter, index) =>
    parseField(parameter, fields[index] ?? '', { path: path === '' ? `${index}` : `${path}.${index}`, shortName }),
  )
  const wrong = parsed.flatMap((result) => (result.ok ? [] : [result.errors]))
  if (wrong.length > 0) return { ok: false, errors: Object.assign({}, ...wrong) }
  return { ok: true, value: parsed.map((result) => (result.ok ? result.value : undefined)) }
}

type Leaf = { value: unknown } | { error: string }

function parseLeaf(type: string, text: string, shortName: string): Leaf {
  if (type === 'string') return { value: text }
  const plain = text.trim()
  if (type === 'bytes' && plain === '') return { error: t('errors.bytesMissing') }
  if (plain === '') return { error: t('errors.valueMissing') }
  if (type === 'address') return parseAddress(plain, shortName)
  if (type === 'bool') return parseBool(plain)
  if (type.startsWith('bytes')) return parseBytes(type, plain)
  return parseInteger(type, plain)
}

function parseAddress(text: string, shortName: string): Leaf {
  const [, prefix, address = text] = /^([a-z0-9-]{1,40}):(.*)$/i.exec(text) ?? []
  if (prefix !== undefined && prefix.toLowerCase() !== shortName.toLowerCase())
    return { error: t('errors.addressOtherChain', { prefix }) }
  return isAddress(address) ? { value: getAddress(address) } : { error: t('errors.addressWrong') }
}

function parseBool(text: string): Leaf {
  const lower = text.toLowerCase()
  return lower === 'true' || lower === 'false' ? { value: lower === 'true' } : { error: t('errors.boolWrong') }
}

function parseBytes(type: string, text: string): Leaf {
  if (!isHex(text) || text.length % 2 !== 0) return { error: t('errors.bytesWrong') }
  const length = Number(type.slice('bytes'.length) || size(text))
  return size(text) === length
    ? { value: `0x${text.slice(2).toLowerCase()}` }
    : { error: t('errors.bytesLength', { expected: length, actual: size(text) }) }
}

const unitDecimals: Readonly<Record<string, number>> = { wei: 0, gwei: 9, ether: 18, eth: 18 }

/** Integers, `0x…`, or an amount with its unit: `1.5 ether`, `20 gwei`, `2,5 d6` for six decimals. */
function parseInteger(type: string, text: string): Leaf {
  if (text.length > 120) return { error: t('errors.integerRange', { type }) }
  if (/^[-+]?[0-9.]+e[-+]?[0-9]+$/i.test(text)) return { error: t('errors.integerExponent') }
  if (/^0x[0-9a-f]+$/i.test(text)) return checkRange(type, BigInt(text))
  const [, sign = '', amount = '', unit, digits] =
    /^(-?)([^a-z]*?)\s*(?:(wei|gwei|ether|eth)|d([0-9]{1,2}))?$/i.exec(text) ?? []
  const decimals = unit === undefined ? Number(digits ?? 0) : (unitDecimals[unit.toLowerCase()] ?? 0)
  const raw = decimals === 0 ? parseDigits(amount) : parseUnits(amount, decimals)
  if ('error' in raw) return raw
  return checkRange(type, sign === '-' ? -raw.value : raw.value)
}

type Digits = { value: bigint } | { error: string }

/** Without separators: a number of a contract may be anything. */
function parseDigits(text: string): Digits {
  if (/^[0-9]+$/.test(text)) return { value: BigInt(text) }
  if (/^[0-9]+\.[0-9]+$/.test(text)) return { error: t('errors.integerFraction') }
  return { error: /[0-9][,'_ ][0-9]/.test(text) ? t('errors.integerSeparators') : t('errors.integerWrong') }
}

function parseUnits(text: string, decimals: number): Digits {
  const read = parseDecimal(text)
  if (read.kind === 'ambiguous') return { error: describeAmbiguous(read) }
  if (read.kind === 'invalid') return { error: t('errors.integerWrong') }
  if (read.fraction.length > decimals) return { error: t('errors.decimals', { decimals }) }
  return { value: BigInt(`${read.integer}${read.fraction.padEnd(decimals, '0')}`) }
}

function checkRange(type: string, value: bigint): Leaf {
  const bits = BigInt(/[0-9]+$/.exec(type)?.[0] ?? '256')
  const isSigned = type.startsWith('int')
  const low = isSigned ? -(2n ** (bits - 1n)) : 0n
  const high = isSigned ? 2n ** (bits - 1n) - 1n : 2n ** bits - 1n
  return value >= low && value <= high ? { value } : { error: t('errors.integerRange', { type }) }
}
