/** One finding of `doctor`. */
export type Check = {
  found: string
  /** The fix; set unless the verdict is `well`. */
  remedy?: string
  verdict: 'bad' | 'doubtful' | 'well'
  /** The subject: `database`, `chain 1`. */
  what: string
}

export function describeFailure(error: unknown): string {
  const [line] = (error instanceof Error ? error.message : String(error)).split('\n')
  return line ?? ''
}
