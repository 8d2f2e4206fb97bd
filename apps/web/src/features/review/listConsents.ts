import type { Decision } from './decide.ts'

export type ConsentId = 'compared' | 'consent' | 'consentUnsigned'

type ListConsentsParameters = {
  isComparing: boolean
  isDangerous: boolean
  isUnsigned: boolean
  kind: Decision['kind']
}

/** What must be confirmed before the button works. */
export function listConsents({ isComparing, isDangerous, isUnsigned, kind }: ListConsentsParameters): ConsentId[] {
  const consents: ConsentId[] = isDangerous && (kind === 'sign' || kind === 'execute') ? ['consent'] : []
  if (kind !== 'sign') return consents
  // A service can invent proposals: signing one without any owner's signature needs its own consent.
  if (isUnsigned) consents.push('consentUnsigned')
  if (isComparing) consents.push('compared')
  return consents
}

export function withConsent(given: ReadonlySet<ConsentId>, id: ConsentId, isGiven: boolean): ReadonlySet<ConsentId> {
  const next = new Set(given)
  if (isGiven) next.add(id)
  else next.delete(id)
  return next
}
