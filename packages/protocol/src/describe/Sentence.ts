import { type Address, formatUnits } from 'viem'
import { groupThousands } from '../text/msg.ts'
import { sanitizeText } from '../text/sanitizeText.ts'
import { englishSentences, type SentenceId } from './englishSentences.ts'

/** A part of a sentence. Pages render each kind differently and show its source. */
export type SentencePart =
  | { type: 'text'; text: string }
  | { type: 'address'; address: Address; name?: string }
  | AmountPart
  | { type: 'nft'; token: Address; tokenId: bigint; symbol?: string }
  | { type: 'count'; value: bigint }
  | { type: 'code'; text: string }
  /** In Unix milliseconds. */
  | { type: 'date'; at: number }

export type AmountPart = {
  type: 'amount'
  value: bigint
  /** Undefined for the native currency. */
  token?: Address
  /** Without both, only the raw integer may be shown. */
  symbol?: string
  decimals?: number
}

export type SentenceValue = Exclude<SentencePart, { type: 'text' }>

export type Sentence = {
  /** Its message is `summary.<id>`. */
  id: SentenceId
  values: Record<string, SentenceValue>
  parts: SentencePart[]
  /** Plain English. */
  text: string
}

/** Fills a template. A placeholder without a value stays visible. */
export function createSentence(id: SentenceId, values: Record<string, SentenceValue> = {}): Sentence {
  const parts = fillTemplate(englishSentences[id], values)
  return { id, values, parts, text: parts.map(toPlainText).join('') }
}

/** Splits a template such as `Send {amount} to {recipient}` into parts. */
export function fillTemplate(template: string, values: Record<string, SentenceValue>): SentencePart[] {
  return template.split(/(\{[a-zA-Z]+(?:, number)?\})/).flatMap((piece): SentencePart[] => {
    if (piece === '') return []
    const key = /^\{(\w+)/.exec(piece)?.[1]
    const value = key === undefined ? undefined : values[key]
    return [value ?? { type: 'text', text: piece }]
  })
}

export function toPlainText(part: SentencePart): string {
  switch (part.type) {
    case 'text':
    case 'code':
      return part.text
    case 'count':
      return groupThousands(part.value.toString())
    case 'date':
      return toUtcText(part.at)
    case 'address':
      return part.name === undefined ? part.address : `${part.name} (${part.address})`
    case 'amount':
      return toAmountText(part)
    case 'nft':
      return part.symbol === undefined
        ? `token ID ${part.tokenId} of ${part.token}`
        : `${part.symbol} #${part.tokenId} (of ${part.token})`
  }
}

/** `2026-12-01 08:00:00 UTC` */
export function toUtcText(at: number): string {
  return new Date(at).toISOString().replace('T', ' ').replace('.000Z', ' UTC')
}

function toAmountText({ decimals, symbol, token, value }: AmountPart): string {
  if (decimals === undefined) return token ? `${value} base units of ${token}` : `${value} wei`
  const amount = formatAmount({ decimals, value })
  return symbol === undefined ? `${amount} of token ${token ?? 'native'}` : `${amount} ${symbol}`
}

/** Code such as a method name or selector: untrusted, so sanitized. */
export function toCode(text: string): SentenceValue {
  return { type: 'code', text: sanitizeText(text, { maxLength: 100 }) }
}

/**
 * An amount in whole units with thousands separators and every digit: what is signed is never rounded.
 *
 * @example
 * formatAmount({ decimals: 6, value: 2500000000n }) // '2,500'
 */
export function formatAmount({ decimals, value }: { decimals: number; value: bigint }): string {
  return groupThousands(formatUnits(value, decimals))
}
