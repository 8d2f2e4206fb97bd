import { z } from 'zod'

/** `true` or `false` in a query; anything else is refused rather than guessed. */
export function createBooleanQuerySchema(fallback: boolean) {
  return z
    .enum(['true', 'false'], { error: 'Validation failed (boolean string is expected)' })
    .optional()
    .transform((text) => (text === undefined ? fallback : text === 'true'))
}
