import { useEffect, useEffectEvent, useMemo } from 'react'
import { z } from 'zod'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import { useStore } from '../../lib/useStore.ts'
import { useServices } from '../services/Services.ts'

/** Single-letter hotkeys. They can be switched off (WCAG 2.1.4) and are ignored in text fields. */
export function useHotkeys(keys: Readonly<Record<string, () => void>>) {
  const { storage } = useServices()
  const store = useMemo(
    () =>
      createLocalStore({ key: 'countersign.keys.v1', schema: z.boolean(), empty: true, storage, isDisposable: true }),
    [storage],
  )
  const isOn = useStore(store)
  const press = useEffectEvent((event: KeyboardEvent) => {
    // The help explains how to enable them again.
    if (!isOn && event.key !== '?') return
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return { isOn, setIsOn: (next: boolean) => store.update(() => next) }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null
}
