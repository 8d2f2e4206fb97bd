export type StageResult = {
  failed: number
  /** Files that passed only on a second try. */
  flaky: string[]
  name: string
  passed: number
  seconds: number
  status: 'FAILED' | 'FLAKY' | 'passed'
}

/** A row per stage and their sum, in columns for a terminal. */
export function formatTable(results: readonly StageResult[]): string

/** The page with the rows of these stages replaced. */
export function recordRun(
  page: string,
  run: { commit: string; date: string; machine: string; results: readonly StageResult[] },
): string
