import type { Hash } from 'viem'

export type BlockHeader = {
  hash: Hash
  number: number
  parentHash: Hash
  /** Seconds. */
  timestamp: number
}
