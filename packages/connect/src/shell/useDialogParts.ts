import { useCallback, useState } from 'react'
import type { AfterClick } from './dialogChunk.ts'

/** The dialog chunk, loaded once: on pointer down or with the click. */
export const loadAfterClick = async () => (await import('./dialogChunk.ts')).dialogChunk

export type DialogParts =
  | { status: 'waiting' }
  | { status: 'ready'; parts: AfterClick }
  | { status: 'failed'; error: Error }

const WAITING: DialogParts = { status: 'waiting' }

export function useDialogParts() {
  const [late, setLate] = useState(WAITING)
  const loadLate = useCallback(() => {
    setLate((old) => (old.status === 'failed' ? WAITING : old))
    loadAfterClick().then(
      (parts) => setLate((old) => (old.status === 'ready' ? old : { parts, status: 'ready' })),
      (error: unknown) =>
        setLate({ error: error instanceof Error ? error : new Error(String(error)), status: 'failed' }),
    )
  }, [])
  return { late, loadLate }
}
