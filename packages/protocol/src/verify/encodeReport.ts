import { isVerified } from '../evidence/Verified.ts'

/** What marks a verified value on its way; `workerSchemas.ts` reads it. */
export const verifiedTag = 'countersign:verified'

/** Makes a report ready for `postMessage`, which drops what marks a value as verified. */
export function encodeReport(value: unknown): unknown {
  if (isVerified(value)) return { evidence: value.evidence, tag: verifiedTag, value: value.value }
  if (Array.isArray(value)) return value.map(encodeReport)
  return isPlain(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, encodeReport(inner)]))
    : value
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
