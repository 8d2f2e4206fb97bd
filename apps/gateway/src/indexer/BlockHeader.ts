import type { Hash } from 'viem'

export type BlockHeader = BlockPlace & {
  parentHash: Hash
}

/** What is kept of a block. */
export type BlockPlace = {
  hash: Hash
  number: number
  /** Seconds. */
  timestamp: number
}
