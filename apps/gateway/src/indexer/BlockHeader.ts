import type { Hash } from 'viem'

export type BlockHeader = {
  hash: Hash
  number: number
  parentHash: Hash
  /** Seconds. */
  timestamp: number
}

/** A block that facts reference. Its parent is known only if its header was fetched. */
export type StoredBlock = Omit<BlockHeader, 'parentHash'> & Partial<Pick<BlockHeader, 'parentHash'>>
