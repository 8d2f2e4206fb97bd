import type { Evidence } from '../evidence/Evidence.ts'
import { say } from '../text/Words.ts'
import { type Check, checkThat, createUnknown, type ThreatId } from './Check.ts'

const subjects = {
  EXECUTOR: say`executor`,
  NONCE: say`nonce`,
  OUTCOME: say`outcome`,
  TIME: say`time`,
  TRANSACTION: say`transaction`,
}

export type CompareFactParameters = {
  /** undefined: it could not be read. */
  actual: string | undefined
  claimed: string
  /** Such as `TIME`; the check's code shows whether it matches. */
  code: keyof typeof subjects
  evidence: Evidence
  id: ThreatId
}

/** Compares a claimed fact with the chain. */
export function compareFact(parameters: CompareFactParameters): Check {
  const { actual, claimed, code, evidence, id } = parameters
  const subject = subjects[code]
  if (actual === undefined)
    return createUnknown({ claimed, id }, [`${code}_UNKNOWN`, say`The ${subject} could not be read.`])
  const agrees = actual === claimed
  return checkThat(agrees, { actual, claimed, id }, evidence, {
    ok: [`${code}_AGREES`, say`The ${subject} is as on the chain.`],
    warn: [`${code}_DIFFERS`, say`The service gives another ${subject} than the chain; the chain's is used.`],
  })
}
