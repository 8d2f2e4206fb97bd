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
