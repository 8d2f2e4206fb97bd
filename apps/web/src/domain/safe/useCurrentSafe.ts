import { useMatch, useRouteContext } from '@tanstack/react-router'
import type { CurrentSafe } from './parseSafeParams.ts'

/** The Safe that the address bar names; undefined outside of one, or when the address is not one. */
export function useCurrentSafe(): CurrentSafe | undefined {
  return useMatch({
    from: '/$chain/$safe',
    shouldThrow: false,
    select: ({ context, status }) => (status === 'error' ? undefined : context.safe),
  })
}

/** For screens inside a Safe: the route has already refused everything else. */
export function useSafe(): CurrentSafe {
  return useRouteContext({ from: '/$chain/$safe', select: ({ safe }) => safe })
}
