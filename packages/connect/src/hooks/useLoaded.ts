import { useEffect, useState } from 'react'

/** The latest result for a key; a failed load leaves the previous one. A query observer would add 4 kB to every page. */
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
