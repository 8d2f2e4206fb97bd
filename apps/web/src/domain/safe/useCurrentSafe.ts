import { useMatch, useRouteContext } from '@tanstack/react-router'
import type { CurrentSafe } from './parseSafeParams.ts'

/** The Safe in the URL; undefined without a valid one. */
export function useCurrentSafe(): CurrentSafe | undefined {
  return useMatch({
    from: '/$chain/$safe',
    shouldThrow: false,
    select: ({ context, status }) => (status === 'error' ? undefined : context.safe),
  })
}

/** For screens inside of a Safe: the route guarantees one. */
export function useSafe(): CurrentSafe {
  return useRouteContext({ from: '/$chain/$safe', select: ({ safe }) => safe })
}
