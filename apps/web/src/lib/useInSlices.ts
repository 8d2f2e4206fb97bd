import { createPause } from '@countersign/protocol/wire'
import { useEffect, useState } from 'react'

/** Milliseconds of work per slice: with rendering, a task stays below 50. */
const slice = 12

export type Pause = () => Promise<void> | undefined

/**
 * The result of work that is too long for one task, done in slices. While it is repeated for the same subject its last
 * result stays; for another subject there is none.
 */
export function useInSlices<value>(
  subject: unknown,
  /** Memoized: a new one starts the work again. Undefined: nothing to do yet. */
  work: ((pause: Pause) => Promise<value>) | undefined,
): value | undefined {
  const [done, setDone] = useState<{ subject: unknown; value: value } | { subject: unknown; error: unknown }>()
  useEffect(() => {
    if (!work) return
    let isCurrent = true
    const pause = createPause(slice)
    const pauseUnlessOver: Pause = () => (isCurrent ? pause() : new Promise(() => {}))
    work(pauseUnlessOver).then(
      (value) => isCurrent && setDone({ subject, value }),
      (error: unknown) => isCurrent && setDone({ subject, error }),
    )
    return () => {
      isCurrent = false
    }
  }, [subject, work])
  if (!done || done.subject !== subject) return undefined
  // As it would have been thrown here without slices.
  if ('error' in done) throw done.error
  return done.value
}
