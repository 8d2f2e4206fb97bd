import { z } from 'zod'

/** ISO 8601 time or day (its start), parsed to seconds. */
export const DateQuerySchema = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], { error: 'Invalid date: expected ISO 8601' })
  .transform((text) => Math.floor(new Date(text).getTime() / 1000))
