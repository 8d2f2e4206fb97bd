const numbers = new WeakMap<object, number>()
let last = 0

/** A number per object, for query keys: the identical cached object has the same key. */
export function identify(object: object): number {
  const number = numbers.get(object) ?? ++last
  numbers.set(object, number)
  return number
}
