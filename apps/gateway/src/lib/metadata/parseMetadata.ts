export type Metadata = Record<string, unknown>

/** Deeper than any real metadata; prevents stack overflows in databases and clients. */
const maxDepth = 16

/** Undefined unless the text is a JSON object. */
export function parseMetadata(text: string): Metadata | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) && isShallow(value, maxDepth) ? value : undefined
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Metadata {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1))
}
