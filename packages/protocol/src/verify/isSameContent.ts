/** Whether two plain values (records and lists of text, numbers and truth) hold the same, all the way down. */
export function isSameContent(left: unknown, right: unknown): boolean {
  if (left === right) return true
  if (typeof left !== 'object' || typeof right !== 'object' || !left || !right) return false
  if (Array.isArray(left) !== Array.isArray(right)) return false
  const entries = Object.entries(left)
  if (entries.length !== Object.keys(right).length) return false
  return entries.every(([key, value]) => Object.hasOwn(right, key) && isSameContent(value, Reflect.get(right, key)))
}
