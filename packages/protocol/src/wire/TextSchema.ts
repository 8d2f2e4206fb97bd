import { z } from 'zod'
import { sanitizeText } from '../text/sanitizeText.ts'

/** Text from outside, made harmless while it is parsed. Never for text that is hashed or signed. */
export function createTextSchema(maxLength: number) {
  return z.string().overwrite((value) => sanitizeText(value, { maxLength }))
}

/** Names, symbols, labels. */
export const NameSchema = createTextSchema(100)

/** Descriptions, notes. */
export const NoteSchema = createTextSchema(1000)

/** An optional name: absent, null and empty are the same on the wire. */
export const NullableNameSchema = NameSchema.nullable()
  .default(null)
  .transform((value) => value || null)

/** URL to show or to fetch on request. A claim: check the scheme before use. */
export const NullableUrlSchema = z.string().max(2048).nullable().default(null)
