import { z } from 'zod'

/** The client's time zone: an IANA name, or (old clients) an offset from UTC in milliseconds. */
export const TimezoneQueryShape = {
  timezone: z.string().refine(isTimezone, { error: 'Invalid Timezone' }).optional(),
  timezone_offset: z
    .string()
    .regex(/^-?\d{1,9}$/, { error: 'Validation failed (numeric string is expected)' })
    .transform(Number)
    .optional(),
}

export type Timezone = { timezone?: string | undefined; timezone_offset?: number | undefined }

/** Formats the day (YYYY-MM-DD) of a timestamp in the client's time zone. */
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
