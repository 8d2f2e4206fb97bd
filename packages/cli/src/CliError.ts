import { BaseError, type BaseErrorOptions } from '@countersign/protocol/errors'

/** Exit codes for scripts; documented in `docs/guide/terminal.md`. */
export const exitCodes = {
  /** Every check passed. */
  holds: 0,
  /** A check failed, or the subject does not exist. */
  fails: 1,
  /** The command line was not understood; nothing was checked. */
  usage: 2,
  /** No check failed, but some could not run: a source is missing or unreachable. */
  unknown: 3,
} as const

export type Outcome = keyof typeof exitCodes
export type ExitCode = (typeof exitCodes)[Outcome]

const severity: Record<Outcome, number> = { holds: 0, unknown: 1, fails: 2, usage: 3 }

/** The worst of several outcomes; `holds` for none. */
export function getWorstOutcome(outcomes: readonly Outcome[]): Outcome {
  let worst: Outcome = 'holds'
  for (const outcome of outcomes) if (severity[outcome] > severity[worst]) worst = outcome
  return worst
}

/** The command line was not understood; nothing was run. */
export class UsageError extends BaseError {
  constructor(message: string, options?: BaseErrorOptions) {
    super('USAGE', message, options)
  }
}

/** A file, a response or an argument is invalid; `field` names the part. */
export class RefusedError extends BaseError {
  readonly field: string | undefined
  constructor(message: string, { field, cause }: { field?: string; cause?: unknown } = {}) {
    super('REFUSED', message, cause === undefined ? {} : { cause })
    this.field = field
  }
}

/** A node or service is unreachable. */
export class SourceError extends BaseError {
  override readonly name = 'SourceError'
  constructor(message: string, options?: BaseErrorOptions) {
    super('SOURCE_UNREACHABLE', message, options)
  }
}
