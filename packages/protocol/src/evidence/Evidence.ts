import type { Hex } from 'viem'

/** A block that chain facts were read at. */
export type BlockReference = {
  chainId: number
  number: bigint
  hash: Hex
  /** Seconds since 1970. */
  timestamp: bigint
}

/** Source of a fact. "Claimed by the service" is no evidence, see `Claimed`. */
export type Evidence =
  /** Computed here from the bytes themselves: a hash, a recovered signer, a decoded call. */
  | { source: 'recomputed' }
  /** Read from the chain through the user's or operator's own node. `isProven`: also follows from the block's state root. */
  | { source: 'chain'; block: BlockReference; isProven?: true }
  /** Compiled into this program: type hashes, official contracts and their code hashes. */
  | { source: 'bundled' }
  /** The user's own data: pinned Safes, address book, what was signed here. */
  | { source: 'yours' }

export const recomputed: Evidence = Object.freeze({ source: 'recomputed' })

export const bundled: Evidence = Object.freeze({ source: 'bundled' })

export const yours: Evidence = Object.freeze({ source: 'yours' })

const ofBlocks = new WeakMap<BlockReference, Evidence>()

/** Evidence of a fact read at `block`: one shared object, because a report has thousands of facts. */
export function fromChain(block: BlockReference): Evidence {
  const known = ofBlocks.get(block)
  if (known) return known
  const evidence: Evidence = Object.freeze({ block: Object.freeze(block), source: 'chain' })
  ofBlocks.set(block, evidence)
  return evidence
}

/** Evidence of a fact that the state root of a confirmed block proves. */
export function provenAt(block: BlockReference): Evidence {
  return { block, isProven: true, source: 'chain' }
}

declare const seal: unique symbol

/** A verified value. The seal is private to this file: what requires `Verified` cannot receive a service's claim. */
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
