/** One thing that was looked at. */
export type Check = {
  found: string
  /** What to do about it; of everything that is not well. */
  remedy?: string
  verdict: 'bad' | 'doubtful' | 'well'
  /** What it is about: `database`, `chain 1`. */
  what: string
}

export function describeFailure(error: unknown): string {
  const [line] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line ?? ''
}
