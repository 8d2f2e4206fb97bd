import { useEffect, useState } from 'react'

/** What `explain` finds, once it is found; drawn anew when any of its facts changes. Memoize it. */
export function useDescriptions<result>(explain: () => Promise<result>): result | undefined {
  const [done, setDone] = useState<{ by: unknown; result: result }>()
  useEffect(() => {
    let isGone = false
    void explain().then((result) => !isGone && setDone({ by: explain, result }))
    return () => {
      isGone = true
    }
  }, [explain])
  // Of another transaction it would be a lie.
  return done?.by === explain ? done.result : undefined
}
