import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Consent } from '../../ui/Consent.tsx'

const t = createCatalogue('custody')

export type UnprovenThresholdProps = {
  /** Owners who have shown that they can sign. */
  able: number
  threshold: number
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
}

/** Asks for a second thought where the threshold could be reached only with owners who have shown nothing. */
export function UnprovenThreshold({ able, isConfirmed, onConfirm, threshold }: UnprovenThresholdProps) {
  if (able >= threshold) return null
  return (
    <Consent isGiven={isConfirmed} onChange={onConfirm}>
      {t('unprovenThreshold', { able, threshold })}
    </Consent>
  )
}
