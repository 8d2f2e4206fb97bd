import type { Check } from '../src/verify/Check.ts'

/** Checks in one line each, without their sentences: `warn T63 BALANCE_DIFFERS 5 for 7` (true, for claimed). */
export function summarize(checks: readonly Check[]): string[] {
  return checks.map(({ actual, claimed, code, evidence, id, message, verdict }) => {
    if ((evidence === undefined) !== (verdict === 'unknown')) throw new RangeError(`${code}: evidence and verdict.`)
    if (!/^\S.*\.$/.test(message)) throw new RangeError(`${code}: no sentence.`)
    const facts = [...(actual === undefined ? [] : [actual]), ...(claimed === undefined ? [] : ['for', claimed])]
    return [verdict, id, code, ...facts].join(' ')
  })
}
