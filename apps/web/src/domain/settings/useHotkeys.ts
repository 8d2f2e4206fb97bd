import { useEffect, useEffectEvent, useMemo } from 'react'
import { z } from 'zod'
import { createLocalStore } from '../../lib/createLocalStore.ts'
import { useStore } from '../../lib/useStore.ts'
import { useServices } from '../services/Services.ts'

/**
 * Single letters that do something on a screen. They can be switched off: speech input and unsteady hands press keys
 * that were not meant. Where something is typed they are letters.
 */
export function useHotkeys(keys: Readonly<Record<string, () => void>>) {
  const { storage } = useServices()
  const store = useMemo(
    () =>
      createLocalStore({ key: 'countersign.keys.v1', schema: z.boolean(), empty: true, storage, isDisposable: true }),
    [storage],
  )
  const isOn = useStore(store)
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Help tells how to switch them on again.
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
