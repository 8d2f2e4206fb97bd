import type { Check, ConfirmationReport } from '@countersign/protocol/verify'
import type { Outcome } from '../CliError.ts'

/** A comparison of this program, in the form of the kernel's checks. */
export type Finding = Omit<Check, 'id' | 'evidence' | 'verdict'> & {
  id: Check['id'] | 'cli'
  /** `unverified`: known to the service alone; neither passed nor a warning. */
  verdict: Check['verdict'] | 'unverified'
  field?: string
  evidence?: Check['evidence']
}

/** Warnings about the request itself, although they name two values. */
const cautions = new Set(['MESSAGE_FOR_OTHER_CHAIN'])
/** A node without tracing does not lower the outcome. */
const extras = new Set(['CHANGES_UNKNOWN'])
/** Signatures that do not count although their signer is as claimed. */
const worthless = new Set(['COUNTED_ALREADY', 'FORMER_OWNER', 'NOT_AN_OWNER'])

export type JudgeOptions = {
  /** Offline: checks that need a chain do not count. */
  isOffline?: boolean
  /** Warnings count as failures. */
  isStrict?: boolean
}

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

/** Whether a claim is false. Other warnings concern the request and are for people. */
function isFalseClaim({ actual, claimed, code }: Finding): boolean {
  if (worthless.has(code)) return true
  if (claimed === undefined || actual === undefined || cautions.has(code)) return false
  return claimed.toLowerCase() !== actual.toLowerCase()
}

/** The outcome of signatures, also where no owner list is known. */
export function judgeSignature({ status }: Pick<ConfirmationReport, 'status'>): Outcome {
  return status === 'valid' || status === 'unknown' ? 'holds' : 'fails'
}
