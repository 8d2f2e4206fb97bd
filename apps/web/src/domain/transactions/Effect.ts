import { type Action, fillTemplate, type SentencePart } from '@countersign/protocol/decode'
import type { Address } from 'viem'
import { kernelTexts } from '../../lib/messages/said.ts'
import type { IconName } from '../../ui/Icon.tsx'

/** A sentence in parts with its icon, so that each value is rendered by its type. */
export type Effect = { icon: IconName; parts: SentencePart[]; steps: Effect[] }

export const text = (value: string): SentencePart => ({ type: 'text', text: value })
export const address = (value: Address): SentencePart => ({ type: 'address', address: value })
export const code = (value: string): SentencePart => ({ type: 'code', text: value })

export function toEffect(action: Action): Effect {
  const { id, parts, values } = action.sentence
  const template = kernelTexts.sentences[id]
  return {
    icon: iconOf(action),
    parts: template === undefined ? parts : fillTemplate(template, values),
    steps: action.actions.map(toEffect),
  }
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
