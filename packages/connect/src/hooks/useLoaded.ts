import { useEffect, useState } from 'react'

/**
 * The newest answer for a key, undefined until there is one; a failed look-up leaves what was. Three lines of state
 * instead of a query observer, which would be four kilobytes on every page before a click.
 */
export function useLoaded<value>(
  load: () => Promise<value>,
  key: string | undefined,
  interval?: number,
): value | undefined {
  const [loaded, setLoaded] = useState<{ key: string; value: value }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for everything that load depends on
  useEffect(() => {
    if (key === undefined) return
    let isCurrent = true
    const run = () =>
      load()
        .then((value) => isCurrent && setLoaded({ key, value }))
        .catch(() => undefined)
    void run()
    const timer = interval === undefined ? undefined : setInterval(() => document.hidden || void run(), interval)
    return () => {
      isCurrent = false
      clearInterval(timer)
    }
  }, [key, interval])
  return loaded?.key === key ? loaded?.value : undefined
}
