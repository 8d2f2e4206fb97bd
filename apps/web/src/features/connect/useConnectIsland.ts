import { useCallback, useRef, useState } from 'react'
import type { ConnectIsland } from './ConnectIsland.tsx'

export type Island =
  | { status: 'absent' | 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; Island: typeof ConnectIsland }

/** Loads the dialog's code, which most visits never need. */
export function useConnectIsland() {
  const [island, setIsland] = useState<Island>({ status: 'absent' })
  const isAsked = useRef(false)
  const load = useCallback(() => {
    if (isAsked.current) return
    isAsked.current = true
    setIsland({ status: 'loading' })
    import('./ConnectIsland.tsx').then(
      ({ ConnectIsland }) => setIsland({ status: 'ready', Island: ConnectIsland }),
      (error: unknown) => {
        isAsked.current = false
        setIsland({ status: 'failed', error })
      },
    )
  }, [])
  return { island, load }
}
