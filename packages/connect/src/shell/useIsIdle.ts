import { useEffect, useState } from 'react'

/** Turns true once, when the page has shown itself and has nothing better to do. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const set = () => setIsIdle(true)
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(set, 200)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(set, { timeout: 2_000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return isIdle
}
