import { useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useStore } from '../../lib/useStore.ts'
import { useServices } from '../services/Services.ts'
import { withOwnTokens } from '../settings/ownTokens.ts'
import type { CurrentSafe } from './parseSafeParams.ts'

/** For screens inside of a Safe: the route guarantees one. Its chain lists the user's tokens too. */
export function useSafe(): CurrentSafe {
  const safe = useRouteContext({ from: '/$chain/$safe', select: (context) => context.safe })
  const { tokens } = useStore(useServices().settings)
  return useMemo(() => ({ ...safe, chain: withOwnTokens(safe.chain, { tokens }) }), [safe, tokens])
}
