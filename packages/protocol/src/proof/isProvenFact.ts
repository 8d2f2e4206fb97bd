import type { ProvenFact, ProvenState } from './proveState.ts'
import { toFactText } from './readStatement.ts'

/** Whether a value that is shown is the proven one. */
export function isProvenFact(
  proven: Partial<ProvenState> | undefined,
  fact: ProvenFact,
  value: ProvenState[ProvenFact] | number | undefined,
): boolean {
  const text = proven && toFactText(proven, fact)
  return text !== undefined && text === toFactText({ [fact]: value }, fact)
}
