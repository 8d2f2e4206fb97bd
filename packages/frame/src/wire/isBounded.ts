/** Far above real messages: a page of balances with icon URLs has a few hundred kilobytes. */
const limits = { characters: 4_000_000, depth: 24, values: 100_000 }

/**
 * Whether a message is small, shallow and plain: no cycles, no `__proto__` keys, only JSON values, undefined and bigint.
 * Structured cloning allows all of these.
 */
export function isBounded(message: unknown): boolean {
  let characters = 0
  let values = 0
  const above = new Set<object>()

  function visit(value: unknown, depth: number): boolean {
    values += 1
    if (values > limits.values || depth > limits.depth) return false
    if (typeof value === 'string') characters += value.length
    if (characters > limits.characters) return false
    if (typeof value === 'function' || typeof value === 'symbol') return false
    if (typeof value !== 'object' || value === null) return true
    if (above.has(value) || !isPlain(value)) return false
    above.add(value)
    const isFine = visitEntries(value, depth)
    above.delete(value)
    return isFine
  }

  function visitEntries(value: object, depth: number): boolean {
    // A sparse array of a billion elements is cheap to send and expensive to iterate.
    if (Array.isArray(value) && value.length > limits.values) return false
    const keys = Object.keys(value)
    if (keys.length > limits.values) return false
    return keys.every((key) => {
      characters += key.length
      return key !== '__proto__' && visit(Reflect.get(value, key), depth + 1)
    })
  }

  return visit(message, 0)
}

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.prototype.toString.call(value) === '[object Object]'
}
