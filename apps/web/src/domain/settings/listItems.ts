import type { BackupSection } from './BackupSection.ts'

/** One item of a section: a name, a signature, a setting. */
export type Item = {
  /** Object keys and, at the end, the identity within a list. */
  path: readonly string[]
  value: unknown
}

type Shape = Pick<BackupSection, 'depth' | 'identify'>

/** Splits a section's value into items that are compared and imported one by one. */
export function listItems(part: Shape, value: unknown, path: readonly string[] = []): Item[] {
  if (Array.isArray(value)) return value.map((item: unknown) => ({ path: [...path, part.identify(item)], value: item }))
  if (isRecord(value) && path.length < part.depth)
    return Object.entries(value).flatMap(([name, inner]) => listItems(part, inner, [...path, name]))
  return [{ path, value }]
}

/** The value with these items inserted or replaced. */
export function putItems(part: Shape, value: unknown, items: readonly Item[], level = 0): unknown {
  if (items.length === 0) return value
  if (Array.isArray(value)) {
    const known = new Map<string, unknown>(value.map((item: unknown) => [part.identify(item), item]))
    for (const { path, value: item } of items) known.set(path[level] ?? '', item)
    return [...known.values()]
  }
  const deepest = items.find(({ path }) => path.length === level)
  if (deepest) return deepest.value
  const before = isRecord(value) ? value : {}
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = item.path[level] ?? ''
    const group = groups.get(name)
    if (group) group.push(item)
    else groups.set(name, [item])
  }
  // Not by assignment: a file's "__proto__" must not set the prototype.
  return Object.fromEntries([
    ...Object.entries(before).filter(([name]) => !groups.has(name)),
    ...[...groups].map(([name, group]) => [
      name,
      putItems(part, Object.hasOwn(before, name) ? before[name] : undefined, group, level + 1),
    ]),
  ])
}

/** Deep equality of JSON values, regardless of key order. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item: unknown, index) => isSameJson(item, b[index]))
  if (!isRecord(a) || !isRecord(b)) return a === b
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameJson(a[name], b[name]))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
