/** What a script learns from the end of the program; documented in `docs/guide/terminal.md`. */
export const exitCodes = {
  /** Everything that was looked at holds. */
  holds: 0,
  /** Something is false, was changed, or is not there. */
  fails: 1,
  /** The command was not understood; nothing was looked at. */
  usage: 2,
  /** Nothing is known to be false, and not everything could be checked: a source is missing or does not answer. */
  unknown: 3,
} as const

export type Outcome = keyof typeof exitCodes
export type ExitCode = (typeof exitCodes)[Outcome]

const severity: Record<Outcome, number> = { holds: 0, unknown: 1, fails: 2, usage: 3 }

/** The worst of several outcomes; of none, nothing was wrong. */
export function getWorstOutcome(outcomes: readonly Outcome[]): Outcome {
  let worst: Outcome = 'holds'
  for (const outcome of outcomes) if (severity[outcome] > severity[worst]) worst = outcome
  return worst
}
