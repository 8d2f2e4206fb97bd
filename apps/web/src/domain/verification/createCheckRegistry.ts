/** `unknown`: could not be checked, never `ok`. `unverified`: only the service knows; neither passed nor warned. */
export type Verdict = 'ok' | 'warn' | 'block' | 'unknown' | 'unverified'

export type Check = {
  id: string
  verdict: Verdict
  title: string
  detail?: string | undefined
  /** The kernel's stable code, for its checks. */
  code?: string | undefined
  /** The source of truth; undefined when the check could not be made. */
  evidence?:
    | { kind: 'recomputed' | 'chain' | 'bundled' | 'yours'; block?: bigint | undefined; isProven?: boolean | undefined }
    | undefined
}

export type CheckRegistry = {
  get: () => readonly Check[]
  /** Replaces the checks of `source`; an empty list removes them. */
  report: (source: string, checks: readonly Check[]) => void
  subscribe: (listener: () => void) => () => void
}

const severity: Record<Verdict, number> = { block: 0, warn: 1, unknown: 2, unverified: 3, ok: 4 }

/** Collects the checks of everything on screen, worst first, for the status bar. */
export function createCheckRegistry(): CheckRegistry {
  const sources = new Map<string, readonly Check[]>()
  const listeners = new Set<() => void>()
  let all: readonly Check[] = []
  return {
    get: () => all,
    report(source, checks) {
      if (checks.length === 0 && !sources.has(source)) return
      if (checks.length === 0) sources.delete(source)
      else sources.set(source, checks)
      all = sortChecks([...sources.values()].flat())
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function sortChecks<check extends Pick<Check, 'verdict'>>(checks: readonly check[]): check[] {
  return checks.toSorted((a, b) => severity[a.verdict] - severity[b.verdict])
}

/** The worst of several verdicts; of none, `unknown`. */
export function worstVerdict(checks: readonly Pick<Check, 'verdict'>[]): Verdict {
  return sortChecks(checks)[0]?.verdict ?? 'unknown'
}
