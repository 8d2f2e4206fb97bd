import { useEffect, useState } from 'react'
import { clockTime, exactTime, relativeDay } from '../lib/formatTime.ts'

export type TimeProps = {
  at: number
  /** `clock`: for rows below a day's heading; in print with the day. @default 'day' */
  form?: 'clock' | 'day'
}

/** "today 14:05", exact in print and on hover: formatted lazily, because few rows need it. */
export function Time({ at, form = 'day' }: TimeProps) {
  const [now, setNow] = useState(() => Date.now())
  const [isHovered, setHovered] = useState(false)
  useEffect(() => {
    if (form === 'clock') return
    // "today" becomes "yesterday" while the page is open
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
