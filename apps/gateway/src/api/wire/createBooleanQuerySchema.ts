import { z } from 'zod'

const BooleanTextSchema = z.enum(['true', 'false'], { error: 'Validation failed (boolean string is expected)' })

/** `true` or `false`; anything else is rejected. */
export function createBooleanQuerySchema(fallback: boolean) {
  return BooleanTextSchema.optional().transform((text) => (text === undefined ? fallback : text === 'true'))
}

/** Absent means both. */
export const OptionalBooleanQuerySchema = BooleanTextSchema.transform((text) => text === 'true').optional()
