import { useEffect, useState } from 'react'

/** The result of `explain`, recomputed when it changes. Memoize it. */
export function useDescriptions<result>(explain: () => Promise<result>): result | undefined {
  const [done, setDone] = useState<{ by: unknown; result: result }>()
  useEffect(() => {
    let isGone = false
    void explain().then((result) => !isGone && setDone({ by: explain, result }))
    return () => {
      isGone = true
    }
  }, [explain])
  // A result for another transaction must not be shown.
  return done?.by === explain ? done.result : undefined
}
