import type { Evidence } from '../evidence/Evidence.ts'
import { msg, toEnglish } from '../text/msg.ts'
import { type Check, checkThat, createUnknown, type Fact, type ThreatId } from './Check.ts'

const subjects = {
  EXECUTOR: msg('subject.executor', 'executor'),
  NONCE: msg('subject.nonce', 'nonce'),
  OUTCOME: msg('subject.outcome', 'outcome'),
  TIME: msg('subject.time', 'time'),
  TRANSACTION: msg('subject.transaction', 'transaction'),
}

export type CompareFactParameters = {
  /** undefined: it could not be read. */
  actual: Fact | undefined
  claimed: Fact
  /** Such as `TIME`; the check's code shows whether it matches. */
  code: keyof typeof subjects
  evidence: Evidence
  id: ThreatId
}

export function toOutcomeMessage(isSuccess: boolean): Fact {
  return isSuccess ? msg('value.success', 'success') : msg('value.failure', 'failure')
}

export function compareFact(parameters: CompareFactParameters): Check {
  const { actual, claimed, code, evidence, id } = parameters
  const subject = subjects[code]
  if (actual === undefined)
    return createUnknown({ claimed, id }, [
      `${code}_UNKNOWN`,
      msg('check.subjectUnread', 'The {subject} could not be read.', { subject }),
    ])
  const agrees = toEnglish(actual) === toEnglish(claimed)
  return checkThat(agrees, { actual, claimed, id }, evidence, {
    ok: [`${code}_AGREES`, msg('check.subjectAgrees', 'The {subject} matches the chain.', { subject })],
    warn: [
      `${code}_DIFFERS`,
      msg('check.subjectDiffers', 'The service’s {subject} differs from the chain. The chain’s value is used.', {
        subject,
      }),
    ],
  })
}
