import type { FocusEvent } from 'react'
import { useConnectContext } from '../context/ConnectContext.ts'

/**
 * Loads the dialog as early as the app wants it. By default with the press; the Enter key has none, so the focus that the
 * keyboard brings counts as one.
 */
export function usePrefetch() {
  const { prefetch, prepare } = useConnectContext()
  if (prefetch !== 'press') return { onFocus: prepare, onPointerDown: prepare, onPointerEnter: prepare }
  const onFocus = ({ currentTarget }: FocusEvent) => {
    if (currentTarget.matches(':focus-visible')) prepare()
  }
  return { onFocus, onPointerDown: prepare }
}
