import { useCallback, useState } from 'react'
import type { DialogChunk } from './dialogChunk.ts'

/** The dialog chunk, loaded once: on pointer down or with the click. */
export const loadDialogChunk = async () => (await import('./dialogChunk.ts')).dialogChunk

export type DialogParts =
  | { status: 'waiting' }
  | { status: 'ready'; parts: DialogChunk }
  | { status: 'failed'; error: Error }

const WAITING: DialogParts = { status: 'waiting' }

export function useDialogParts() {
  const [chunk, setChunk] = useState(WAITING)
  const loadParts = useCallback(() => {
    setChunk((old) => (old.status === 'failed' ? WAITING : old))
    loadDialogChunk().then(
      (parts) => setChunk((old) => (old.status === 'ready' ? old : { parts, status: 'ready' })),
      (error: unknown) =>
        setChunk({ error: error instanceof Error ? error : new Error(String(error)), status: 'failed' }),
    )
  }, [])
  return { chunk, loadParts }
}
