const numbers = new WeakMap<object, number>()
let last = 0

/** A number for an object, for the keys of queries: the same object, as the cache keeps it, is the same question. */
export function identify(object: object): number {
  const number = numbers.get(object) ?? ++last
  numbers.set(object, number)
  return number
}
