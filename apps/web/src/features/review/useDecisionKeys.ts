import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useHotkeys } from '../../domain/settings/useHotkeys.ts'

/** Hotkeys focus the sign or execute button and never press it. */
export function useDecisionKeys(decision: string): void {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useHotkeys({ s: () => goTo('sign'), e: () => goTo('execute') })
  useEffect(() => {
    // Focuses the button named by the URL hash once it is rendered.
    if (hash === decision) goTo(hash)
  }, [hash, decision])
}

function goTo(id: string): void {
  const button = document.getElementById(id)
  button?.scrollIntoView({ block: 'center' })
  button?.focus({ preventScroll: true })
}
