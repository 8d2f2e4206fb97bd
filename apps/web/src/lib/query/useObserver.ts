import { notifyManager } from '@tanstack/react-query'
import { startTransition, useEffect, useReducer } from 'react'

type Observer = { subscribe(onChange: () => void): () => void }

/**
 * Draws again when what is observed has changed, in pieces: TanStack's own hooks have React draw at once whatever
 * arrives, and a page of rows in one go keeps a phone from answering.
 * @param update tells the observer what this drawing asked for
 */
export function useObserver(observer: Observer, update: () => void): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => observer.subscribe(notifyManager.batchCalls(() => startTransition(redraw))), [observer])
  // After it is listened to: an observer that is told something looks whether anything has arrived since the drawing.
  useEffect(update)
}
