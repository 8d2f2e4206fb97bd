type Stage = { after?: string; name: string; run: () => Promise<boolean> }

/** Runs stages in their order, so many at a time; resolves to the name of the first that failed. */
export function runSideBySide(
  stages: readonly Stage[],
  options: { lanes: number; stopping: AbortController },
): Promise<string | undefined>
