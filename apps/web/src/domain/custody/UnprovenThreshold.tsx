import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Consent } from '../../ui/Consent.tsx'

const t = createCatalogue('custody')

export type UnprovenThresholdProps = {
  /** Owners who count. */
  able: number
  /** What is known of them, where some are owners already. Proofs count only as proofs. @default all are proven */
  known?: { proven: number; signed: number; others: number }
  threshold: number
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
}

/** Asks for a second thought where the threshold could be reached only with owners who have shown nothing. */
export function UnprovenThreshold({ able, isConfirmed, known, onConfirm, threshold }: UnprovenThresholdProps) {
  if (able >= threshold) return null
  return (
    <Consent isGiven={isConfirmed} onChange={onConfirm}>
      {known ? t('unshown', { ...known, threshold }) : t('unprovenThreshold', { able, threshold })}
    </Consent>
  )
}
