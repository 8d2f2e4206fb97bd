import type { Action, Sentence, SentencePart } from '@countersign/protocol/decode'
import type { Address } from 'viem'
import { formatParts } from '../../lib/messages/formatParts.ts'
import { formatTranslation } from '../../lib/messages/translateMessage.ts'
import type { IconName } from '../../ui/Icon.tsx'

/** A sentence in parts with its icon, so that each value is rendered by its type. */
export type Effect = { icon: IconName; parts: SentencePart[]; steps: Effect[] }

const text = (value: string): SentencePart => ({ type: 'text', text: value })
export const address = (value: Address): SentencePart => ({ type: 'address', address: value })
export const code = (value: string): SentencePart => ({ type: 'code', text: value })

/** The parts of a message with values: `toParts((mark) => t('sent', { account: mark(address(bob)) }))`. */
export function toParts(format: (mark: (part: SentencePart) => string) => string): SentencePart[] {
  return formatParts(format).map((part) => (typeof part === 'string' ? text(part) : part))
}

export function toEffect(action: Action): Effect {
  let steps: Effect[] | undefined
  return {
    icon: iconOf(action),
    parts: translateSentence(action.sentence),
    // On demand: most readers need the sentence alone, and a batch has hundreds of calls.
    get steps() {
      steps ??= action.actions.map(toEffect)
      return steps
    },
  }
}

/** Parts in the active language; in English where it has no translation. */
function translateSentence({ id, parts, values }: Sentence): SentencePart[] {
  const translated = toParts((mark) => {
    const marked = Object.entries(values).map(([name, value]) => [name, toCount(value) ?? mark(value)])
    return formatTranslation(`summary.${id}`, Object.fromEntries(marked)) ?? ''
  })
  return translated.length === 0 ? parts : translated
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
