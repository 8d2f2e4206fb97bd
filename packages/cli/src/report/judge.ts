import type { Check, ConfirmationReport } from '@countersign/protocol/verify'
import type { Outcome } from '../exitCodes.ts'

/** What this program itself compared, in the form of the kernel's checks. */
export type Finding = Omit<Check, 'id' | 'evidence' | 'verdict'> & {
  id: Check['id'] | 'cli'
  /** `unverified`: only a service knows, so nobody can check it here. Neither passed nor a caution. */
  verdict: Check['verdict'] | 'unverified'
  field?: string
  evidence?: Check['evidence']
}

/** Cautions about what is asked for, though they name two values. */
const cautions = new Set(['MESSAGE_FOR_OTHER_CHAIN'])
/** A node that does not trace says so; what else is known is not the worse for it. */
const extras = new Set(['CHANGES_UNKNOWN'])
/** Signatures that do not count, though who made them is who is named. */
const worthless = new Set(['COUNTED_ALREADY', 'FORMER_OWNER', 'NOT_AN_OWNER'])

export type JudgeOptions = {
  /** No network was wanted: what only a chain can say is left open and counts against nothing. */
  isOffline?: boolean
  /** Cautions count as failures. */
  isStrict?: boolean
}

/** One check, as the end of the program counts it. */
export function judge(check: Finding, { isOffline = false, isStrict = false }: JudgeOptions = {}): Outcome {
  switch (check.verdict) {
    case 'ok':
    case 'unverified':
      return 'holds'
    case 'block':
      return 'fails'
    case 'unknown':
      return isOffline || extras.has(check.code) ? 'holds' : 'unknown'
    case 'warn':
      return isStrict || isFalseClaim(check) ? 'fails' : 'holds'
  }
}

/** Somebody said something that is not so. The other warnings are about what is asked for: they are for people. */
function isFalseClaim({ actual, claimed, code }: Finding): boolean {
  if (worthless.has(code)) return true
  if (claimed === undefined || actual === undefined || cautions.has(code)) return false
  return claimed.toLowerCase() !== actual.toLowerCase()
}

/** Signatures are judged also where nobody can count them. Those that could not be checked are among the checks. */
export function judgeSignature({ status }: Pick<ConfirmationReport, 'status'>): Outcome {
  return status === 'valid' || status === 'unknown' ? 'holds' : 'fails'
}
