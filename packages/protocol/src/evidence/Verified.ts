import { type Evidence, yours } from './Evidence.ts'

declare const seal: unique symbol

/**
 * A value that this kernel checked, with its evidence. The seal has no name outside of this file, so nothing else can
 * make one: what takes a `Verified` cannot be given a service's answer.
 */
export type Verified<value> = {
  readonly value: value
  readonly evidence: Evidence
  readonly [seal]: true
}

// The type is erased at run time; this remembers the real ones, so that a cast or a copy is still told apart.
const sealed = new WeakSet<object>()

/** Makes a `Verified`. For the kernel only: it is not among the package's exports. */
export function createVerified<value>(value: value, evidence: Evidence): Verified<value> {
  const verified = Object.freeze({ evidence, value: deepFreeze(value) })
  sealed.add(verified)
  return verified as Verified<value>
}

/** Whether the kernel itself made this value (a look-alike, a copy or a cast is not). */
export function isVerified(candidate: unknown): candidate is Verified<unknown> {
  return candidate instanceof Object && sealed.has(candidate)
}

/** Freezes plain objects and arrays all the way down: what was checked cannot be changed between review and signature. */
export function deepFreeze<value>(value: value): value {
  // What is no object counts as frozen.
  if (Object.isFrozen(value)) return value
  for (const inner of Object.values(Object.freeze(Object(value)))) if (typeof inner === 'object') deepFreeze(inner)
  return value
}

/** A value that the user made here, in this browser: a new transaction from a form, an address of his book. */
export function verifyOwn<value>(value: value): Verified<value> {
  return createVerified(structuredClone(value), yours)
}
