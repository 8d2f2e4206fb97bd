import { format } from '@ethereum-sourcify/clear-signing'
import { type Address, type Hex, isAddress as isAddressText } from 'viem'
import { type DecodedFunction, decodeCalldata } from '../decode/decodeCalldata.ts'
import type { ClearFacts, ClearField, ClearReading, KnownDescriptor } from './ClearReading.ts'
import type { Descriptor } from './DescriptorSchema.ts'
import { type FormatKey, parseFormatKey } from './parseFormatKey.ts'
import { readWith, type ShownField, toReading } from './toReading.ts'

/** A call in a call in a call: what is deeper is shown as bytes. */
const maxDepth = 3
/** Of one contract there are a handful at most. */
const maxReadings = 8
/** Maximum nested calls that are explained for one call. */
const maxRenderings = 24
/** Longer lists than a page shows, and as much as is rendered in the blink of an eye. */
const maxDataLength = 2 + 2 * 64 * 1024
const maxSpecFields = 100

type ExplainedCall = { data: Hex; from?: Address | undefined; to: Address; value: bigint | undefined }

type ExplainCallParameters = {
  call: ExplainedCall
  /** Any number of them: those that are bound to this chain, address and function count. */
  descriptors: readonly KnownDescriptor[]
  facts: ClearFacts
}

/** One reading for each descriptor that is bound to the call. Never throws. */
export function explainCall(parameters: ExplainCallParameters): Promise<ClearReading[]> {
  return explain(parameters, { depth: 0, spent: { renderings: 0 } })
}

/** How deep in calls this one is, and what was spent on all of them. */
type Progress = { depth: number; spent: { renderings: number } }

async function explain(parameters: ExplainCallParameters, progress: Progress): Promise<ClearReading[]> {
  const { call, descriptors, facts } = parameters
  const readings: ClearReading[] = []
  for (const known of descriptors) {
    if (readings.length >= maxReadings || progress.spent.renderings >= maxRenderings) break
    if (!isBoundTo(known.descriptor, facts.chain.id, call.to)) continue
    const match = findFormat(known.descriptor, call.data)
    if (!match) continue
    progress.spent.renderings += 1
    readings.push(await readCall(known, match, parameters, progress))
  }
  return readings
}

function isBoundTo({ context }: Descriptor, chainId: number, address: Address): boolean {
  return (context?.contract?.deployments ?? []).some(
    (deployment) => deployment.chainId === chainId && deployment.address.toLowerCase() === address.toLowerCase(),
  )
}

type Match = { key: string; function: FormatKey }

/** The one format for this selector; two of them contradict each other, so neither counts. */
function findFormat({ display }: Descriptor, data: Hex): Match | undefined {
  const selector = data.slice(0, 10).toLowerCase()
  const matches = Object.keys(display?.formats ?? {}).flatMap((key) => {
    const parsed = parseFormatKey(key)
    return parsed?.selector === selector ? [{ key, function: parsed }] : []
  })
  return matches.length === 1 ? matches[0] : undefined
}

async function readCall(
  known: KnownDescriptor,
  { function: formatKey, key }: Match,
  { call, descriptors, facts }: ExplainCallParameters,
  progress: Progress,
): Promise<ClearReading> {
  // Decoded by the kernel first: the renderer's own decoder believes any length that the bytes claim.
  const decoded = call.data.length > maxDataLength ? undefined : decodeExactly(call.data, formatKey)
  if (!decoded) return toReading(known, {})
  const { display } = known.descriptor
  const { id: chainId } = facts.chain
  const { data, to } = call
  const spec = display?.formats?.[key] ?? {}
  const fields = adaptFields(spec.fields ?? [], decoded).slice(0, maxSpecFields)
  let requested = 0
  return readWith(known, {
    facts,
    follow: (field) => followCall(field, { call, decoded, descriptors, facts, fields, progress }),
    // For the one call: those inside it come back as bytes, which `followCall` decodes.
    getIndex: () => ({
      calldataIndex: requested++ === 0 ? { [`eip155:${chainId}:${to.toLowerCase()}`]: 'file' } : {},
      typedDataIndex: {},
    }),
    part: {
      context: { contract: { deployments: [{ address: to, chainId }] } },
      display: { ...display, formats: { [key]: { ...spec, fields } } },
    },
    render: (options) => format({ chainId, data, to, ...toContainer(call) }, options),
  })
}

function toContainer({ from, value }: ExplainedCall) {
  return { ...(from ? { from } : {}), ...(value === undefined ? {} : { value }) }
}

/** Every byte explained by the types of the key, or bytes appended that no contract reads. */
function decodeExactly(data: Hex, { abi, signature }: FormatKey): DecodedFunction | undefined {
  const decoding = decodeCalldata(data, { functions: [{ abi, signature, source: 'verified' }] })
  const candidates =
    decoding.kind === 'decoded' ? [decoding.call] : decoding.kind === 'ambiguous' ? decoding.candidates : []
  return candidates.find((candidate) => candidate.signature === signature && candidate.isCanonical)
}

type FollowContext = ExplainCallParameters & {
  decoded: DecodedFunction
  progress: Progress
  fields: ReturnType<typeof adaptFields>
}

async function followCall({ embedded, ...field }: ShownField, context: FollowContext): Promise<ClearField> {
  const { call, decoded, descriptors, facts, fields, progress } = context
  if (!embedded || !field.call || progress.depth + 1 >= maxDepth || !/^0x([0-9a-f]{2})*$/.test(embedded.data))
    return field
  const spec = fields.find(({ format: name, label }) => name === 'calldata' && label === field.label)
  const amount = spec?.params?.amount ?? spec?.params?.amountPath
  const value = amount === undefined ? undefined : findArgument(decoded, String(amount), call)
  // The caller of the outer call, unless the descriptor names another.
  const spender = spec?.params?.spender ?? spec?.params?.spenderPath
  const sender = spender === undefined ? call.from : isAddress(spender) ? spender : findArgument(decoded, spender, call)
  const inner: ExplainedCall = {
    data: `0x${embedded.data.slice(2)}`,
    to: field.call.to,
    value: typeof value === 'bigint' ? value : amount === undefined ? 0n : undefined,
    from: isAddress(sender) ? sender : undefined,
  }
  const readings = await explain({ call: inner, descriptors, facts }, { ...progress, depth: progress.depth + 1 })
  return { ...field, call: { to: field.call.to, readings } }
}

function isAddress(value: unknown): value is Address {
  return typeof value === 'string' && isAddressText(value, { strict: false })
}

type Format = NonNullable<NonNullable<Descriptor['display']>['formats']>[string]
type Field = NonNullable<Format['fields']>[number]

/** Maximum elements of a list that are shown one by one. */
const maxElements = 100
const SLICE = /^(.+)\.\[(-?\d{0,9}):(-?\d{0,9})\]$/
const container = { to: '0x0000000000000000000000000000000000000000', value: undefined } as const

/** Converts features of version 2.1 that the renderer lacks: list slices and amount thresholds. */
function adaptFields(fields: readonly Field[], decoded: DecodedFunction): Field[] {
  return fields.flatMap((field) => expandSlice(field, decoded)).map((field) => applyThreshold(field, decoded))
}

/** `values.[1:3]` of a list: one field for each of its elements. */
function expandSlice(field: Field, decoded: DecodedFunction): Field[] {
  const [, base, start, end] = SLICE.exec(field.path ?? '') ?? []
  const list = base === undefined ? undefined : findArgument(decoded, base, container)
  if (!Array.isArray(list)) return [field]
  const indexes = list.map((_, index) => index).slice(Number(start || 0), end ? Number(end) : undefined)
  return indexes.slice(0, maxElements).map((index) => ({ ...field, path: `${base}.[${index}]` }))
}

/** Shows a native amount at or above its threshold as text. */
function applyThreshold(field: Field, decoded: DecodedFunction): Field {
  const { format, params, path } = field
  if (format !== 'amount' || params?.threshold === undefined || path === undefined) return field
  const value = findArgument(decoded, path, container)
  const limit = toBigInt(params.threshold)
  if (typeof value !== 'bigint' || limit === undefined || value < limit) return field
  const { path: _, ...rest } = field
  return { ...rest, format: 'raw', value: params.message ?? 'All' }
}

function toBigInt(text: string | number): bigint | undefined {
  return /^(0x[0-9a-f]{1,64}|\d{1,78})$/i.test(String(text)) ? BigInt(text) : undefined
}

type Container = { from?: Address | undefined; to: Address; value: bigint | undefined }

/** The decoded value that a path of a description points to: `#.order.amount`, `values.[-1]`, `@.value`, or a number. */
function findArgument(decoded: DecodedFunction, path: string, container: Container): unknown {
  if (/^\d{1,78}$/.test(path)) return BigInt(path)
  if (path === '@.value') return container.value
  if (path === '@.from') return container.from
  if (path === '@.to') return container.to
  const steps = path.replace(/^#\./, '').split('.')
  let current: unknown = Object.fromEntries(decoded.arguments.map(({ name, value }) => [name, value]))
  for (const step of steps) {
    const [, index] = /^\[(-?\d{1,9})\]$/.exec(step) ?? []
    if (index !== undefined) current = Array.isArray(current) ? current.at(Number(index)) : undefined
    else if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined
    else current = Reflect.get(current, step)
  }
  return current
}
