import type { Check as KernelCheck } from '@countersign/protocol/verify'
import { checkText } from '../../lib/messages/checks.ts'
import { translateMessage } from '../../lib/messages/said.ts'
import type { Check } from './createCheckRegistry.ts'

export function toCheck({ id, code, verdict, message, words, claimed, actual, evidence }: KernelCheck): Check {
  const isMismatch = verdict !== 'ok' && claimed !== undefined && actual !== undefined
  return {
    id,
    code,
    verdict,
    title: translateMessage(words ?? message),
    detail: isMismatch ? checkText.claimedAndActual(translateMessage(claimed), translateMessage(actual)) : undefined,
    evidence: evidence && {
      kind: evidence.source,
      block: evidence.source === 'chain' ? evidence.block.number : undefined,
    },
  }
}
