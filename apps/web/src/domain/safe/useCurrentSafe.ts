import { useMatch, useRouteContext } from '@tanstack/react-router'
import { createContext, useContext, useMemo } from 'react'
import { useStore } from '../../lib/useStore.ts'
import { useServices } from '../services/Services.ts'
import { withOwnTokens } from '../settings/ownTokens.ts'
import type { CurrentSafe } from './parseSafeParams.ts'

export function useCurrentSafe(): CurrentSafe | undefined {
  return useMatch({
    from: '/$chain/$safe',
    shouldThrow: false,
    select: ({ context, status }) => (status === 'error' ? undefined : context.safe),
  })
}

/** For screens inside of a Safe: the route guarantees one. Its chain lists the user's tokens too. */
export function useSafe(): CurrentSafe {
  const safe = useRouteContext({ from: '/$chain/$safe', select: (context) => context.safe })
  const { tokens } = useStore(useServices().settings)
  return useMemo(() => ({ ...safe, chain: withOwnTokens(safe.chain, { tokens }) }), [safe, tokens])
}

/** `open`: changes are streamed; `closed`: polled; `none`: no Safe is on screen. */
export type LiveState = 'open' | 'closed' | 'none'

export const LiveStateContext = createContext<LiveState>('none')

export function useLiveState(): LiveState {
  return useContext(LiveStateContext)
}
