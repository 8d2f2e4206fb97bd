import type { Hash } from 'viem'

export type BlockHeader = {
  hash: Hash
  number: number
  parentHash: Hash
  /** Seconds. */
  timestamp: number
}

/** A block that facts hang on. What came before it is known where it was asked for by itself. */
export type KeptBlock = Omit<BlockHeader, 'parentHash'> & Partial<Pick<BlockHeader, 'parentHash'>>
