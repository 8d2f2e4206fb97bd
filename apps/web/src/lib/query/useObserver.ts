import { notifyManager } from '@tanstack/react-query'
import { startTransition, useEffect, useReducer, useRef } from 'react'
import { createScheduler } from '../createScheduler.ts'

type Observer = { subscribe(onChange: () => void): () => void }

export type UseObserverParameters = {
  /** Nothing is drawn yet of what is observed. */
  isWaiting: boolean
  /** Tells the observer what this drawing asked for. */
  update: () => void
}

/** A screen has dozens to listen to, and most begin to fetch with it: a phone can answer in between. */
const takeTurn = createScheduler()

/**
 * Draws again when what is observed has changed. What was waited for is drawn in pieces: TanStack's own hooks have React
 * draw at once whatever arrives, and a page of rows in one go keeps a phone from answering. What changes on a drawing
 * that somebody may be about to act on is drawn at once.
 */
export function useObserver(observer: Observer, { isWaiting, update }: UseObserverParameters): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const wasWaiting = useRef(isWaiting)
  const isListening = useRef(false)
  const latest = useRef(update)
  useEffect(() => {
    let leave: (() => void) | undefined
    let isGone = false
    const onChange = notifyManager.batchCalls(() => (wasWaiting.current ? startTransition(redraw) : redraw()))
    void takeTurn().then(() => {
      if (isGone) return
      leave = observer.subscribe(onChange)
      isListening.current = true
      latest.current()
    })
    return () => {
      isGone = true
      isListening.current = false
      leave?.()
    }
  }, [observer])
  useEffect(() => {
    wasWaiting.current = isWaiting
    latest.current = update
    // Only after it is listened to: an observer that is told something takes what has arrived for drawn.
    if (isListening.current) update()
  })
}
