import { useEffect, useState } from 'react'
import { exactTime, relativeDay } from '../lib/formatTime.ts'

export type TimeProps = { at: number }

/**
 * "today 14:05", exact on paper and on hover: that made then, as a screen of rows would take long to be drawn for what few
 * look at.
 */
export function Time({ at }: TimeProps) {
  const [now, setNow] = useState(() => Date.now())
  const [isHovered, setHovered] = useState(false)
  useEffect(() => {
    // "today" turns into "yesterday" while the page stays open
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <time
      data-paper={`${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`}
      dateTime={new Date(at).toISOString()}
      onPointerEnter={() => setHovered(true)}
      title={isHovered ? exactTime(at) : undefined}
    >
      {relativeDay(at, now)}
    </time>
  )
}
