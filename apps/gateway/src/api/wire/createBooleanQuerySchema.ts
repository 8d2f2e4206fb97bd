import { z } from 'zod'

const BooleanTextSchema = z.enum(['true', 'false'], { error: 'Validation failed (boolean string is expected)' })

/** `true` or `false` in a query; anything else is refused rather than guessed. */
export function createBooleanQuerySchema(fallback: boolean) {
  return BooleanTextSchema.optional().transform((text) => (text === undefined ? fallback : text === 'true'))
}

/** The same where absent means both. */
export const OptionalBooleanQuerySchema = BooleanTextSchema.transform((text) => text === 'true').optional()
