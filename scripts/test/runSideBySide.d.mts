type Stage = { after?: string; isAlone?: boolean; isLight?: boolean; name: string; run: () => Promise<boolean> }

/** Runs stages in their order, at most `lanes` at a time; resolves to the name of the first that failed. */
export function runSideBySide(
  stages: readonly Stage[],
  options: { lanes: number; stopping: AbortController },
): Promise<string | undefined>
