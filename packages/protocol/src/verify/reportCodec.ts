import { z } from 'zod'
import type { Evidence } from '../evidence/Evidence.ts'
import { createVerified, isVerified } from '../evidence/Verified.ts'

const tag = 'countersign:verified'

const EvidenceSchema: z.ZodType<Evidence> = z.union([
  z.object({ source: z.enum(['recomputed', 'bundled', 'yours']) }),
  z.object({
    block: z.object({
      chainId: z.number(),
      hash: z.templateLiteral(['0x', z.string()]),
      number: z.bigint(),
      timestamp: z.bigint(),
    }),
    source: z.literal('chain'),
  }),
])

const TaggedSchema = z.object({ evidence: EvidenceSchema, tag: z.literal(tag), value: z.unknown() })

/** Makes a report ready for `postMessage`, which drops what marks a value as verified. */
export function encodeReport(value: unknown): unknown {
  if (isVerified(value)) return { evidence: value.evidence, tag, value: encodeReport(value.value) }
  if (Array.isArray(value)) return value.map(encodeReport)
  return isPlain(value) ? mapValues(value, encodeReport) : value
}

/**
 * Undoes {@link encodeReport}. It takes the sender's word for what is verified, so it must only ever be fed by our own
 * worker; it is no part of the package's exports.
 */
export function decodeReport(value: unknown): unknown {
  // A report has thousands of values: the schema is asked only about those that bear the mark.
  const tagged = isPlain(value) && 'tag' in value ? TaggedSchema.safeParse(value) : undefined
  if (tagged?.success) return createVerified(decodeReport(tagged.data.value), tagged.data.evidence)
  if (Array.isArray(value)) return value.map(decodeReport)
  return isPlain(value) ? mapValues(value, decodeReport) : value
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Map) && !(value instanceof Uint8Array)
}

function mapValues(record: object, map: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(record).map(([key, inner]) => [key, map(inner)]))
}
