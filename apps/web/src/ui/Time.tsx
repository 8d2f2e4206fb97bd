import { useEffect, useState } from 'react'
import { exactTime, relativeDay } from '../lib/formatTime.ts'

export type TimeProps = { at: number }

/** "today 14:05", exact on hover. */
export function Time({ at }: TimeProps) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    // "today" turns into "yesterday" while the page stays open
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={new Date(at).toISOString()} title={exactTime(at)}>
      {relativeDay(at, now)}
    </time>
  )
}
