import { z } from 'zod'

/** Query parameters that say whose days are meant: an IANA name, or (by old clients) milliseconds from UTC. */
export const TimezoneQueryShape = {
  timezone: z.string().refine(isTimezone, { error: 'Invalid Timezone' }).optional(),
  timezone_offset: z
    .string()
    .regex(/^-?\d{1,9}$/, { error: 'Validation failed (numeric string is expected)' })
    .transform(Number)
    .optional(),
}

export type Timezone = { timezone?: string | undefined; timezone_offset?: number | undefined }

/** Names the day of a moment (milliseconds) where the reader is. */
export function createDayOf({ timezone, timezone_offset: offset = 0 }: Timezone): (timestamp: number) => string {
  if (timezone === undefined) return (timestamp) => new Date(timestamp + offset).toISOString().slice(0, 10)
  const format = new Intl.DateTimeFormat('en-CA', {
    day: '2-digit',
    month: '2-digit',
    timeZone: timezone,
    year: 'numeric',
  })
  return (timestamp) => format.format(timestamp)
}

function isTimezone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}
