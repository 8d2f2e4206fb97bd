import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import { createScheduler } from './createScheduler.ts'

/** A screen has a dozen parts: a phone can answer in between. */
const takeTurn = createScheduler()

/**
 * A component that is loaded when it is first drawn. Unlike React's own it does not keep a failure: whoever draws it
 * again, after the error was shown and "Try again" was pressed, has it loaded again.
 */
export function lazyPart<props extends object>(load: () => Promise<ComponentType<props>>, fallback: ReactNode) {
  let loaded: ComponentType<props> | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a part, outside of components, as lazy() is
  return function Part(props: props) {
    const [Component, setComponent] = useState(() => loaded)
    const [failure, setFailure] = useState<{ error: unknown }>()
    useEffect(() => {
      if (loaded) return
      let isGone = false
      takeTurn()
        .then(load)
        .then(
          (component) => {
            loaded = component
            // In pieces: a large part drawn in one go would keep a phone from answering.
            if (!isGone) startTransition(() => setComponent(() => component))
          },
          (error: unknown) => !isGone && setFailure({ error }),
        )
      return () => {
        isGone = true
      }
    }, [])
    if (failure) throw failure.error
    return Component ? <Component {...props} /> : fallback
  }
}
