import type { Check as KernelCheck } from '@countersign/protocol/verify'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { translateMessage } from '../../lib/messages/translateMessage.ts'
import type { Check } from './createCheckRegistry.ts'

const t = createCatalogue('checks')

export function toCheck(check: KernelCheck): Check {
  const { id, code, verdict, message, translatable = message, claimed, actual, evidence } = check
  const { translatableActual = actual, translatableClaimed = claimed } = check
  const isMismatch = verdict !== 'ok' && translatableClaimed !== undefined && translatableActual !== undefined
  return {
    id,
    code,
    verdict,
    title: translateMessage(translatable),
    detail: isMismatch
      ? t('claimedAndActual', {
          claimed: translateMessage(translatableClaimed),
          actual: translateMessage(translatableActual),
        })
      : undefined,
    evidence: evidence && {
      kind: evidence.source,
      block: evidence.source === 'chain' ? evidence.block.number : undefined,
      isProven: evidence.source === 'chain' && evidence.isProven,
    },
  }
}
