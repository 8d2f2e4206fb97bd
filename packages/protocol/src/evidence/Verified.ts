import { type Evidence, yours } from './Evidence.ts'

declare const seal: unique symbol

/**
 * A verified value with its evidence. The seal is private to this file, so only the kernel can create one: a function
 * that requires `Verified` cannot receive a claim of the service.
 */
export type Verified<value> = {
  readonly value: value
  readonly evidence: Evidence
  readonly [seal]: true
}

// Types are erased at run time: the set detects casts and copies.
const sealed = new WeakSet<object>()

/** Creates a `Verified`. Internal: no entry exports it. */
export function createVerified<value>(value: value, evidence: Evidence): Verified<value> {
  const verified = Object.freeze({ evidence, value: deepFreeze(value) })
  sealed.add(verified)
  return verified as Verified<value>
}

/** Whether the kernel created this value; false for a copy or a cast. */
export function isVerified(candidate: unknown): candidate is Verified<unknown> {
  return candidate instanceof Object && sealed.has(candidate)
}

/** Freezes deeply, so that nothing changes between review and signature. */
export function deepFreeze<value>(value: value): value {
  if (Object.isFrozen(value)) return value
  for (const inner of Object.values(Object.freeze(Object(value)))) if (typeof inner === 'object') deepFreeze(inner)
  return value
}

/** Marks a value that the user entered in this browser, such as a transaction of a form, as verified. */
export function verifyOwn<value>(value: value): Verified<value> {
  return createVerified(structuredClone(value), yours)
}
