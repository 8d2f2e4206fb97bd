/** One line of output. `ratio` is value / baseline: below 1 is better than the baseline. */
export type BenchResult = { name: string; value: number; unit: string; baseline: number; ratio: number }

export type Report = (result: Omit<BenchResult, 'ratio'>) => void
