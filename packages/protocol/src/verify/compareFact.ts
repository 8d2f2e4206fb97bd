import type { Evidence } from '../evidence/Evidence.ts'
import { type Check, createCheck, createUnknown, type ThreatId } from './Check.ts'

export type CompareFactParameters = {
  /** undefined: it could not be read. */
  actual: string | undefined
  claimed: string
  /** Such as `TIME`; the check's own code says whether it agrees. */
  code: string
  evidence: Evidence
  id: ThreatId
  /** @default the code in lower case */
  subject?: string
}

/** One fact as a service tells it beside the same fact on the chain. */
export function compareFact(parameters: CompareFactParameters): Check {
  const { actual, claimed, code, evidence, id, subject = code.toLowerCase() } = parameters
  if (actual === undefined)
    return createUnknown({ claimed, code: `${code}_UNKNOWN`, id, message: `The ${subject} could not be read.` })
  const agrees = actual === claimed
  return createCheck(
    agrees ? 'ok' : 'warn',
    {
      actual,
      claimed,
      code: agrees ? `${code}_AGREES` : `${code}_DIFFERS`,
      id,
      message: agrees
        ? `The ${subject} is as on the chain.`
        : `The service gives another ${subject} than the chain; the chain's is used.`,
    },
    evidence,
  )
}
