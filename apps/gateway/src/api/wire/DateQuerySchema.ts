import { z } from 'zod'

/** A moment or a day (its first moment) in ISO 8601; the result is in seconds. */
export const DateQuerySchema = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], { error: 'Invalid date: expected ISO 8601' })
  .transform((text) => Math.floor(new Date(text).getTime() / 1000))
