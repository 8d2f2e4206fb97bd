import { createContext, useContext } from 'react'

/** `open`: changes are streamed; `closed`: polled; `none`: no Safe is on screen. */
export type LiveState = 'open' | 'closed' | 'none'

export const LiveStateContext = createContext<LiveState>('none')

export function useLiveState(): LiveState {
  return useContext(LiveStateContext)
}
