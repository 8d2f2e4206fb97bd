import { useCallback, useState } from 'react'
import { loadMarks, type Marks } from '../wallets/loadMarks.ts'
import type { DialogChunk } from './dialogChunk.ts'

/** The dialog chunk, loaded once: on pointer down or with the click. */
export const loadDialogChunk = async () => (await import('./dialogChunk.ts')).dialogChunk

const NO_MARKS: Marks = {}

export type DialogParts =
  | { status: 'waiting' }
  | { marks?: Marks | undefined; status: 'ready'; parts: DialogChunk }
  | { status: 'failed'; error: Error }

const WAITING: DialogParts = { status: 'waiting' }

export function useDialogParts() {
  const [chunk, setChunk] = useState(WAITING)
  const loadParts = useCallback(() => {
    setChunk((old) => (old.status === 'failed' ? WAITING : old))
    // Without pictures the list still works.
    Promise.all([loadDialogChunk(), loadMarks().catch(() => NO_MARKS)]).then(
      ([parts, marks]) => setChunk((old) => (old.status === 'ready' ? old : { marks, parts, status: 'ready' })),
      (error: unknown) =>
        setChunk({ error: error instanceof Error ? error : new Error(String(error)), status: 'failed' }),
    )
  }, [])
  return { chunk, loadParts }
}
