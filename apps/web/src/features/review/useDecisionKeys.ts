import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useHotkeys } from '../../domain/settings/useHotkeys.ts'

/** Hotkeys focus the sign or execute button and never press it. */
export function useDecisionKeys(decision: string): void {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useHotkeys({ s: () => focusAction('sign'), e: () => focusAction('execute') })
  useEffect(() => {
    // Focuses the button named by the URL hash once it is rendered.
    if (hash === decision) focusAction(hash)
  }, [hash, decision])
}

export function focusAction(id: string): void {
  // The bar is always in view.
  document.getElementById(id)?.focus({ preventScroll: true })
}
