import { parseJson } from '@countersign/protocol/text'
import { type Address, getAddress, type Hex, isAddress, isAddressEqual, isHex, keccak256, stringToBytes } from 'viem'
import { z } from 'zod'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { type Batch, maxBatchSize, type NewItem } from './Batch.ts'
import { entryOf, readMethodInputs } from './BatchEntry.ts'
import { findRefusal } from './createBatchCall.ts'
import { encodeCall } from './encodeCall.ts'

const t = createCatalogue('batch')

export type ParseBatchFileParameters = { text: string; chainId: number; safe: Address; shortName: string }

export type ParseBatchFileReturnType =
  | { ok: true; items: NewItem[]; file: NonNullable<Batch['file']>; cautions: string[] }
  /** One invalid entry refuses the entire file. */
  | { ok: false; error: string; entries: { number: number; reason: string }[] }
/** Bounded by the browser's storage. */
const largestFile = 1_500_000

const FileSchema = z.looseObject({
  version: z.string(),
  chainId: z.union([z.string(), z.number()]).transform(String),
  meta: z.looseObject({ checksum: z.unknown().optional(), createdFromSafeAddress: z.unknown().optional() }).default({}),
  transactions: z.array(z.unknown()),
})

/** Parses a Transaction Builder file. Calldata is authoritative; typed arguments that differ from it are dropped. */
export function parseBatchFile(parameters: ParseBatchFileParameters): ParseBatchFileReturnType {
  const { text, chainId, safe } = parameters
  if (text.length > largestFile) return refuse(t('file.tooLarge'))
  const json = parseJson(text)
  if (!isObject(json)) return refuse(t('file.notJson'))
  const parsed = FileSchema.safeParse(json)
  if (!parsed.success) return refuse(t('file.notBatch'))
  const { data: file } = parsed
  if (file.version !== '1.0') return refuse(t('file.otherVersion'))
  if (file.chainId !== String(chainId)) return refuse(t('file.otherChain', { chain: file.chainId.slice(0, 20) }))
  if (file.transactions.length === 0) return refuse(t('file.empty'))
  if (file.transactions.length > maxBatchSize) return refuse(t('file.tooMany', { most: maxBatchSize }))
  const read = file.transactions.map((entry) => readEntry(entry, parameters))
  const wrong = read.flatMap((result, index) =>
    'error' in result ? [{ number: index + 1, reason: result.error }] : [],
  )
  if (wrong.length > 0) return refuse(t('file.wrongEntries'), wrong)
  const entries = read.flatMap((result) => ('item' in result ? [result] : []))
  const from = file.meta.createdFromSafeAddress
  const isOther = typeof from === 'string' && isAddress(from, { strict: false }) && !isAddressEqual(from, safe)
  const differing = entries.flatMap(({ isDiffering }, index) => (isDiffering ? [index + 1] : []))
  return {
    ok: true,
    items: entries.map(({ item }) => item),
    file: { frame: { ...json, transactions: [] }, ...findLayout(text, json) },
    cautions: [
      ...judgeChecksum(json, file.meta.checksum),
      ...(isOther ? [t('file.otherSafe')] : []),
      ...differing.map((number) => t('file.methodDiffers', { number })),
    ],
  }
}

function judgeChecksum(json: Record<string, unknown>, claimed: unknown): string[] {
  if (typeof claimed !== 'string' || claimed === '') return [t('file.checksumMissing')]
  return computeChecksum(json) === claimed.toLowerCase() ? [] : [t('file.checksumWrong')]
}

const EntrySchema = z.looseObject({
  to: z.string(),
  value: z.union([z.string(), z.int().nonnegative().transform(String)]).default('0'),
  data: z.string().nullish(),
  contractMethod: z.unknown().optional(),
  operation: z.unknown().optional(),
})

type ReadEntry = { item: NewItem; isDiffering: boolean } | { error: string }

function readEntry(json: unknown, { shortName }: ParseBatchFileParameters): ReadEntry {
  const parsed = EntrySchema.safeParse(json)
  if (!parsed.success || !isObject(json)) return { error: t('file.entryWrong') }
  const entry = parsed.data
  const to = readAddress(entry.to, shortName)
  if (!to) return { error: t('file.addressWrong') }
  const value = readValue(entry.value)
  if (value === undefined) return { error: t('file.valueWrong') }
  const call = readData(entry, shortName)
  if ('error' in call) return call
  // The format has plain calls only; anything else is refused rather than run differently.
  const operation = entry.operation === undefined || Number(entry.operation) === 0 ? 0 : 1
  const refusal = findRefusal({ to, value, data: call.data, operation })
  if (refusal) return { error: refusal }
  return {
    item: { to, value, data: call.data, ...(call.isDiffering ? {} : { entry: json }) },
    isDiffering: call.isDiffering,
  }
}

function readAddress(text: string, shortName: string): Address | undefined {
  const plain = text.trim().replace(new RegExp(`^${shortName}:`, 'i'), '')
  return isAddress(plain) ? getAddress(plain) : undefined
}

function readValue(text: string): bigint | undefined {
  if (!/^([0-9]{1,78}|0x[0-9a-f]{1,64})$/i.test(text)) return undefined
  const value = BigInt(text)
  return value < 2n ** 256n ? value : undefined
}

function readData(
  entry: z.infer<typeof EntrySchema>,
  shortName: string,
): { data: Hex; isDiffering: boolean } | { error: string } {
  const { contractMethod, data } = entry
  const method = z.object({ name: z.string() }).safeParse(contractMethod)
  // These two have no selector.
  const hasMethod = method.success && !['fallback', 'receive'].includes(method.data.name)
  const typed = hasMethod ? readMethodInputs(entry) : undefined
  const encoded = typed && encodeCall(typed.abi, typed.fields, { shortName })
  if (data !== null && data !== undefined && data !== '') {
    if (!isHex(data) || data.length % 2 !== 0) return { error: t('file.dataWrong') }
    const bytes: Hex = `0x${data.slice(2).toLowerCase()}`
    return { data: bytes, isDiffering: hasMethod && !(encoded?.ok && encoded.data === bytes) }
  }
  if (!hasMethod) return { data: '0x', isDiffering: false }
  if (!encoded) return { error: t('file.methodWrong') }
  if (!encoded.ok) return { error: Object.values(encoded.errors)[0] ?? t('file.methodWrong') }
  return { data: encoded.data, isDiffering: false }
}

/** The file's formatting, to export it identically. */
function findLayout(text: string, json: unknown): { indent: string | number; end: string } {
  const layouts = ['', '\n'].flatMap((end) => [0, 2, 4, '\t'].map((indent) => ({ indent, end })))
  return layouts.find(({ indent, end }) => JSON.stringify(json, null, indent) + end === text) ?? { indent: 0, end: '' }
}

function refuse(
  error: string,
  entries: { number: number; reason: string }[] = [],
): Extract<ParseBatchFileReturnType, { ok: false }> {
  return { ok: false, error, entries }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export type WriteBatchFileParameters = { batch: Batch; chainId: number; safe: Address; createdAt: number }

/** The Transaction Builder version of this format. */
const txBuilderVersion = '1.18.2'

/** Exports a file for the Transaction Builder. An unchanged import is exported identically. */
export function writeBatchFile({ batch, chainId, safe, createdAt }: WriteBatchFileParameters): string {
  const transactions = batch.items.map(entryOf)
  if (batch.file) {
    const { frame, indent, end } = batch.file
    return JSON.stringify({ ...frame, transactions }, null, indent) + end
  }
  const meta = {
    name: 'Transactions Batch',
    description: '',
    txBuilderVersion,
    createdFromSafeAddress: safe,
    createdFromOwnerAddress: '',
  }
  const file = { version: '1.0', chainId: String(chainId), createdAt, meta, transactions }
  return JSON.stringify({ ...file, meta: { ...meta, checksum: computeChecksum(file) } })
}

/** The Transaction Builder's: of the file with sorted keys, without the name (which may change) and itself. */
export function computeChecksum(file: Readonly<Record<string, unknown>>): Hex {
  const { checksum: _, ...meta } = isObject(file.meta) ? file.meta : {}
  return keccak256(stringToBytes(serialize({ ...file, meta: { ...meta, name: null } })))
}

/** Keys as a list, then the values, each with a trailing comma. Undefined counts as null. */
function serialize(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(serialize).join(',')}]`
  if (!isObject(value)) return JSON.stringify(value ?? null)
  const keys = Object.keys(value).sort()
  return `{${JSON.stringify(keys)}${keys.map((key) => `${serialize(value[key])},`).join('')}}`
}
