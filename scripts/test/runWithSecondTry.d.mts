import type { StageResult } from './runReport.mjs'

type Figures = { code: number; failed: number; failedFiles: string[]; isSilent?: boolean; passed: number }

/** Runs the test files of a stage, and those that failed (up to ten) a second time. */
export function runWithSecondTry(parameters: {
  isStopped: () => boolean
  name: string
  print: (line: string) => void
  run: (files?: readonly string[]) => Promise<Figures>
}): Promise<Pick<StageResult, 'failed' | 'flaky' | 'passed' | 'status'>>
