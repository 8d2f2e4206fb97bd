import { notifyManager } from '@tanstack/react-query'
import { startTransition, useEffect, useReducer, useRef } from 'react'

type Observer = { subscribe(onChange: () => void): () => void }

export type UseObserverParameters = {
  /** Nothing is drawn yet of what is observed. */
  isWaiting: boolean
  /** Tells the observer what this drawing asked for. */
  update: () => void
}

/**
 * Draws again when what is observed has changed. What was waited for is drawn in pieces: TanStack's own hooks have React
 * draw at once whatever arrives, and a page of rows in one go keeps a phone from answering. What changes on a drawing
 * that somebody may be about to act on is drawn at once.
 */
export function useObserver(observer: Observer, { isWaiting, update }: UseObserverParameters): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const wasWaiting = useRef(isWaiting)
  useEffect(
    () => observer.subscribe(notifyManager.batchCalls(() => (wasWaiting.current ? startTransition(redraw) : redraw()))),
    [observer],
  )
  // After it is listened to: an observer that is told something looks whether anything has arrived since the drawing.
  useEffect(() => {
    wasWaiting.current = isWaiting
    update()
  })
}
