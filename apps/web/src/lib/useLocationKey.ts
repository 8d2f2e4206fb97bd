import { useRouterState } from '@tanstack/react-router'

let firstKey: string | undefined

/** A value that changes with every navigation, and whether this is still the page that was loaded. */
export function useLocationKey(): { key: string; isFirst: boolean } {
  const key = useRouterState({ select: (state) => state.location.pathname })
  firstKey ??= key
  return { key, isFirst: key === firstKey }
}
