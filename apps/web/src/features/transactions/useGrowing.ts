import { useEffect, useState } from 'react'

/** So few that starting them does not keep the page from its visitor. */
const step = 10

/** How many of a long list to begin with so far: a few more in each turn, so that the page is free in between. */
export function useGrowing(length: number): number {
  const [count, setCount] = useState(step)
  useEffect(() => {
    if (count >= length) return undefined
    const timer = setTimeout(() => setCount(count + step))
    return () => clearTimeout(timer)
  }, [count, length])
  return Math.min(count, length)
}
