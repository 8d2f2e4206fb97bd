import type { AdminContext, Outcome } from '../AdminCommand.ts'
import type { Check } from './checkMachine.ts'

const marks = { bad: 'FAIL ', doubtful: 'WARN ', well: 'ok   ' } as const

/** Prints findings with their remedies, or as JSON with `--json`. */
export function reportChecks(
  checks: readonly Check[],
  { options, print }: Pick<AdminContext, 'options' | 'print'>,
): Outcome {
  if (options.json) print(JSON.stringify({ checks }))
  else
    for (const { found, remedy, verdict, what } of checks) {
      print(`${marks[verdict]}${what}: ${found}`)
      if (remedy) print(`      ${remedy}`)
    }
  if (checks.some(({ verdict }) => verdict === 'bad')) return 'failed'
  return checks.some(({ verdict }) => verdict === 'doubtful') ? 'doubtful' : 'done'
}
