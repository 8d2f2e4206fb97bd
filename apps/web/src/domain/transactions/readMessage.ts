import { CostlyTypedDataError, hashMessageContent } from '@countersign/protocol/hash'
import { parseJson } from '@countersign/protocol/text'
import { checkMessageContent } from '@countersign/protocol/verify'
import { type MessageContent, TypedDataSchema } from '@countersign/protocol/wire'
import type { Address } from 'viem'
import { z } from 'zod'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { translateMessage } from '../../lib/messages/translateMessage.ts'

const t = createCatalogue('message')

export const MessageFormSchema = z.object({
  kind: z.enum(['text', 'typed']),
  /** Stored separately, so that switching the kind loses neither. */
  text: z.string(),
  typed: z.string(),
})

export type MessageForm = z.infer<typeof MessageFormSchema>

export const emptyMessageForm: MessageForm = { kind: 'text', text: '', typed: '' }

/** Services accept a megabyte; nobody reads more than this. */
const maxLength = 100_000

export type ReadMessageParameters = { form: MessageForm; chainId: number; safe: Address }

/** Parses the form, or returns why it cannot be signed. Text is used exactly as typed. */
export function readMessage({
  form,
  chainId,
  safe,
}: ReadMessageParameters): { value: MessageContent } | { error: string } {
  const source = form.kind === 'text' ? form.text : form.typed
  if (source.trim() === '') return { error: t(`errors.${form.kind}`) }
  if (source.length > maxLength) return { error: t('errors.long', { most: maxLength }) }
  const read = form.kind === 'text' ? { value: form.text } : readTypedData(form.typed)
  if ('error' in read) return read
  const refusal = checkMessageContent({ chainId, content: read.value, safe }).find(({ verdict }) => verdict === 'block')
  return refusal
    ? { error: t('errors.refused', { reason: translateMessage(refusal.translatable ?? refusal.message) }) }
    : read
}

/** Whether a text is typed data as JSON: signed as plain text it would be useless to the app. */
export function isTypedData(text: string): boolean {
  return text.trimStart().startsWith('{') && 'value' in readTypedData(text)
}

function readTypedData(text: string): { value: MessageContent } | { error: string } {
  const json = parseJson(text)
  if (json === undefined) return { error: t('errors.json') }
  // JSON.parse would round the number, and so sign something else than was pasted.
  const long = findUnsafeNumber(json)
  if (long !== undefined) return { error: t('errors.number', { value: long }) }
  const parsed = TypedDataSchema.safeParse(json)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const where = issue?.path.join('.') ?? ''
    return { error: where === '' ? t('errors.notTyped') : t('errors.form', { where }) }
  }
  try {
    hashMessageContent(parsed.data)
    return { value: parsed.data }
  } catch (error) {
    return { error: error instanceof CostlyTypedDataError ? translateMessage(error.translatable) : t('errors.types') }
  }
}

function findUnsafeNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? undefined : value
  if (typeof value !== 'object' || value === null) return undefined
  for (const inner of Object.values(value)) {
    const found = findUnsafeNumber(inner)
    if (found !== undefined) return found
  }
  return undefined
}
