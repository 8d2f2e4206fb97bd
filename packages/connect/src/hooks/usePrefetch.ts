import { useConnectContext } from '../context/ConnectContext.ts'

/** Loads the dialog as early as the app wants it: with the press, or when somebody is about to press. */
export function usePrefetch() {
  const { prefetch, prepare } = useConnectContext()
  return prefetch === 'press'
    ? { onPointerDown: prepare }
    : { onFocus: prepare, onPointerDown: prepare, onPointerEnter: prepare }
}
