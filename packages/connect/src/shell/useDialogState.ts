import { useCallback, useRef, useState } from 'react'
import { CLOSED, type DialogAction, type DialogState } from '../state/DialogState.ts'
import { reduce } from '../state/reduce.ts'

/** The reducer with its newest state at hand: an attempt must know its number before React renders again. */
export function useDialogState() {
  const [state, setState] = useState(CLOSED)
  const current = useRef(state)
  const dispatch = useCallback((action: DialogAction): DialogState => {
    current.current = reduce(current.current, action)
    setState(current.current)
    return current.current
  }, [])
  return { dispatch, state }
}
