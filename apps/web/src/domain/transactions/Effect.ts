import type { Action, Sentence, SentencePart } from '@countersign/protocol/decode'
import type { Address } from 'viem'
import { formatTranslation } from '../../lib/messages/translateMessage.ts'
import type { IconName } from '../../ui/Icon.tsx'

/** A sentence in parts with its icon, so that each value is rendered by its type. */
export type Effect = { icon: IconName; parts: SentencePart[]; steps: Effect[] }

export const text = (value: string): SentencePart => ({ type: 'text', text: value })
export const address = (value: Address): SentencePart => ({ type: 'address', address: value })
export const code = (value: string): SentencePart => ({ type: 'code', text: value })

export function toEffect(action: Action): Effect {
  return { icon: iconOf(action), parts: translateSentence(action.sentence), steps: action.actions.map(toEffect) }
}

/** Parts in the active language. Each value is marked in the translation, whose order of them may be another. */
function translateSentence({ id, parts, values }: Sentence): SentencePart[] {
  const list = Object.values(values)
  const marked = Object.keys(values).map((name, index) => [name, toCount(list[index]) ?? `\u0001${index}\u0001`])
  const translation = formatTranslation(`summary.${id}`, Object.fromEntries(marked))
  if (translation === undefined) return parts
  return translation.split('\u0001').flatMap((piece, index) => {
    const value = index % 2 === 1 ? list[Number(piece)] : undefined
    if (value) return [value]
    return piece === '' ? [] : [text(piece)]
  })
}

/** Counts are numbers, so that languages have plurals. */
function toCount(part: SentencePart | undefined): number | undefined {
  const count = part?.type === 'count' ? Number(part.value) : Number.NaN
  return Number.isSafeInteger(count) ? count : undefined
}

function iconOf({ class: kind, decoded }: Action): IconName {
  switch (kind.kind) {
    case 'Transfer':
      return kind.direction === 'INCOMING' ? 'arrowIn' : 'arrowOut'
    case 'SettingsChange':
      return 'settings'
    case 'Custom':
      if (kind.isCancellation) return 'reject'
      return decoded.batch ? 'batch' : 'contract'
  }
}
