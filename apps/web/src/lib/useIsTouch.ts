import { useSyncExternalStore } from 'react'

const query = '(pointer: coarse)'

const subscribe = (listener: () => void) => {
  const list = window.matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether a finger is the main pointer: such a device has a camera at hand, and wallets as apps. */
export const useIsTouch = () => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
