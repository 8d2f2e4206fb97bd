import {
  type DescriptorResolver,
  type DisplayField,
  type DisplayModel,
  type ExternalDataProvider,
  type FormatOptions,
  isFieldGroup,
} from '@ethereum-sourcify/clear-signing'
import { getAddress } from 'viem'
import { sanitizeText } from '../text/sanitizeText.ts'
import type { ClearFacts, ClearField, ClearReading, KnownDescriptor } from './ClearReading.ts'
import type { Descriptor } from './DescriptorSchema.ts'

/** More than anybody compares; all values stand in the decoded call. */
const maxFields = 60
const maxValue = 300
const maxLabel = 80
const unprintable = '?'

/** With the bytes of a nested call, to explain it as well. */
export type ShownField = ClearField & { embedded?: { data: string } }
type Read = Extract<ClearReading, { kind: 'read' }>
type ShownReading = Exclude<ClearReading, Read> | (Omit<Read, 'fields'> & { fields: ShownField[] })

type ReadWithParameters = {
  facts: ClearFacts
  /** Explains a call inside a field. */
  follow: (field: ShownField) => Promise<ClearField>
  /** Called for each contract that the renderer meets. */
  getIndex: () => DescriptorResolver['index']
  /** The parts of the descriptor that are bound to this call or message alone. */
  part: Pick<Descriptor, 'context' | 'display'>
  render: (options: FormatOptions) => Promise<DisplayModel>
}

/** Reads with this descriptor alone: the renderer gets no other, nor any of its includes. */
export async function readWith(
  known: KnownDescriptor,
  { facts, follow, getIndex, part, render }: ReadWithParameters,
): Promise<ClearReading> {
  // Symbol and decimals come from the token contract.
  const { token: _, ...metadata } = known.descriptor.metadata ?? {}
  const file = JSON.stringify({ ...known.descriptor, includes: undefined, metadata, ...part })
  const resolver = {
    fetchDescriptor: async () => JSON.parse(file),
    get index() {
      return getIndex()
    },
  }
  try {
    const reading = toReading(
      known,
      await render({
        descriptorResolverOptions: { resolver, type: 'custom' },
        externalDataProvider: createDataProvider(facts),
      }),
    )
    if (reading.kind !== 'read') return reading
    const fields: ClearField[] = []
    for (const field of reading.fields) fields.push(await follow(field))
    return { ...reading, fields }
  } catch {
    // The renderer throws on some files that its schema would reject: the field is shown as unreadable.
    return toReading(known, {})
  }
}

/** The renderer's answer as text that can be printed. */
export function toReading(known: KnownDescriptor, model: DisplayModel): ShownReading {
  const { hash, name, source } = known
  const owner = clean(known.descriptor.metadata?.owner ?? '', maxLabel)
  const head = { hash, name: clean(name, 120), source, ...(owner ? { owner } : {}) }
  const intent = toIntent(model.intent)
  if (model.warnings?.some(({ code }) => code === 'MUSTMATCH_VIOLATION')) return { ...head, kind: 'refused' }
  if (model.rawCalldataFallback || (intent === '' && !model.fields?.length)) return { ...head, kind: 'failed' }
  const fields = (model.fields ?? []).flatMap((item) =>
    isFieldGroup(item) ? item.fields.map((field) => toField(field, item.label)) : [toField(item)],
  )
  // A sentence with a value in it that cannot be printed is none.
  const isComplete = fields.every(({ value }) => value !== unprintable)
  const sentence = isComplete ? clean(restoreText(model.interpolatedIntent ?? ''), maxValue) : ''
  return {
    ...head,
    kind: 'read',
    intent,
    ...(sentence ? { sentence } : {}),
    fields: fields.slice(0, maxFields),
    omitted: Math.max(0, fields.length - maxFields),
  }
}

function toIntent(intent: DisplayModel['intent']): string {
  if (typeof intent !== 'object') return clean(intent ?? '', maxValue)
  return clean(
    Object.entries(intent)
      .map(([key, value]) => `${key}: ${value}`)
      .join(', '),
    maxValue,
  )
}

function toField(field: DisplayField, group?: string): ShownField {
  const { embeddedCalldata, format, label, rawAddress, separator, tokenAddress, warning } = field
  const heading = clean(separator ?? group ?? '', maxLabel)
  const value = field.fieldType === 'string' ? restoreText(field.value) : field.value
  const isGarbled = isUnprintable(format, value)
  // Stands for an account that another address means by agreement: that of the sender is not the value.
  const isSender = format === 'addressName' && value === 'Sender'
  // An account without a name is shown by its full address.
  const isRaw = isGarbled || (warning !== undefined && warning.code !== 'UNKNOWN_ADDRESS' && !embeddedCalldata)
  return {
    ...(heading ? { group: heading } : {}),
    label: clean(label, maxLabel),
    value: isGarbled ? unprintable : clean(value, maxValue),
    ...(rawAddress && !isSender ? { address: getAddress(rawAddress) } : {}),
    ...(tokenAddress ? { token: getAddress(tokenAddress) } : {}),
    ...(isRaw ? { note: 'raw' } : {}),
    ...(embeddedCalldata?.callee
      ? { call: { to: getAddress(embeddedCalldata.callee), readings: [] }, embedded: { data: field.value } }
      : {}),
  }
}

/** The renderer writes dates beyond those of JavaScript as NaN, and negative amounts with a sign in their middle. */
function isUnprintable(format: string, value: string): boolean {
  if (format === 'date') return value.includes('NaN')
  const [number = ''] = /^[-\d.]*/.exec(value) ?? []
  return /^(amount|tokenAmount|unit)$/.test(format) && number.lastIndexOf('-') > 0
}

/** The renderer decodes text bytewise; this decodes UTF-8. */
function restoreText(text: string): string {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
  if (codes.every((code) => code < 0x80) || codes.some((code) => code > 0xff)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes))
  } catch {
    return text
  }
}

function clean(text: string, maxLength: number): string {
  return sanitizeText(text, { maxLength })
}

/** Names and tokens for the renderer: only of the current chain, only from the caller's sources. */
function createDataProvider({ chain, findChain, findName, findToken }: ClearFacts): ExternalDataProvider {
  const readToken = async (chainId: number, address: string) =>
    chainId === chain.id ? findToken?.(getAddress(address)) : undefined
  return {
    resolveChainInfo: async (chainId) => {
      const known = chainId === chain.id ? chain : findChain?.(chainId)
      if (!known) return null
      return { name: known.name, nativeCurrency: { name: known.nativeCurrency.symbol, ...known.nativeCurrency } }
    },
    resolveLocalName: async (address) => {
      const name = findName?.(getAddress(address))
      return name === undefined ? null : { name, typeMatch: true }
    },
    resolveNftCollectionName: async (chainId, address) => {
      const symbol = (await readToken(chainId, address))?.symbol
      return symbol ? { name: symbol } : null
    },
    resolveToken: async (chainId, address) => {
      const facts = await readToken(chainId, address)
      if (facts?.decimals === undefined || !facts.symbol) return null
      return { name: facts.symbol, symbol: facts.symbol, decimals: facts.decimals }
    },
  }
}
