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
  /** Read from the chain through the user's or operator's own node. */
  | { source: 'chain'; block: BlockReference }
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
