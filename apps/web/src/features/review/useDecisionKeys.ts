import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useHotkeys } from '../../domain/settings/useHotkeys.ts'

/** The letters of the queue go to the button that signs or executes, and no further: pressing it is a decision. */
export function useDecisionKeys(decision: string): void {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useHotkeys({ s: () => goTo('sign'), e: () => goTo('execute') })
  useEffect(() => {
    // Whoever came for it finds it as soon as it is there.
    if (hash === decision) goTo(hash)
  }, [hash, decision])
}

function goTo(id: string): void {
  const button = document.getElementById(id)
  button?.scrollIntoView({ block: 'center' })
  button?.focus({ preventScroll: true })
}
