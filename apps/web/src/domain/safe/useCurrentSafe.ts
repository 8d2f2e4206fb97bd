import { useMatch } from '@tanstack/react-router'
import { createContext, useContext } from 'react'
import type { CurrentSafe } from './parseSafeParams.ts'

export function useCurrentSafe(): CurrentSafe | undefined {
  return useMatch({
    from: '/$chain/$safe',
    shouldThrow: false,
    select: ({ context, status }) => (status === 'error' ? undefined : context.safe),
  })
}

/** `open`: changes are streamed; `closed`: polled; `none`: no Safe is on screen. */
export type LiveState = 'open' | 'closed' | 'none'

export const LiveStateContext = createContext<LiveState>('none')

export function useLiveState(): LiveState {
  return useContext(LiveStateContext)
}
