/** Read before anything else of a message, so that a flood of foreign messages costs almost nothing. */
export function readId(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'id')) return undefined
  const id: unknown = Reflect.get(data, 'id')
  return typeof id === 'string' ? id : undefined
}
