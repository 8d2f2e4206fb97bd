import { useEffect, useState } from 'react'
import { clockTime, exactTime, relativeDay } from '../lib/formatTime.ts'

export type TimeProps = {
  at: number
  /** `clock`: where the day stands above it. On paper it has its day all the same. @default 'day' */
  form?: 'clock' | 'day'
}

/**
 * "today 14:05", exact on paper and on hover: that made then, as a screen of rows would take long to be drawn for what few
 * look at.
 */
export function Time({ at, form = 'day' }: TimeProps) {
  const [now, setNow] = useState(() => Date.now())
  const [isHovered, setHovered] = useState(false)
  useEffect(() => {
    if (form === 'clock') return
    // "today" turns into "yesterday" while the page stays open
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [form])
  return (
    <time
      data-paper={`${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`}
      dateTime={new Date(at).toISOString()}
      onPointerEnter={() => setHovered(true)}
      title={isHovered ? exactTime(at) : undefined}
    >
      {form === 'clock' ? clockTime(at) : relativeDay(at, now)}
    </time>
  )
}
