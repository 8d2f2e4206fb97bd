/** Every text inside an answer, as far as anybody looks. */
export function listTexts(value: unknown, most = 400): string[] {
  const found: string[] = []
  const visit = (inner: unknown, depth: number): void => {
    if (found.length >= most || depth > 12) return
    if (typeof inner === 'string') found.push(inner)
    else if (typeof inner === 'number' || typeof inner === 'bigint') found.push(`${inner}`)
    else if (typeof inner === 'object' && inner !== null)
      for (const next of Object.values(inner)) visit(next, depth + 1)
  }
  visit(value, 0)
  return [...new Set(found)]
}
