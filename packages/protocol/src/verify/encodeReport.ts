import { isVerified } from '../evidence/Evidence.ts'

/** Marks a verified value in a message; `workerSchemas.ts` restores it. */
export const verifiedTag = 'countersign:verified'

/** Prepares a report for `postMessage`, which drops the mark of verified values. */
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
