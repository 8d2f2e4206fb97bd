import { BaseError } from '@countersign/protocol/errors'
import type { Address, Hash, Log } from 'viem'
import type { SafeSetupCall } from './abi/decodeCreation.ts'

export type BlockHeader = {
  hash: Hash
  number: number
  parentHash: Hash
  /** Seconds. */
  timestamp: number
}

/** A block that facts reference. Its parent is known only if its header was fetched. */
export type StoredBlock = Omit<BlockHeader, 'parentHash'> & Partial<Pick<BlockHeader, 'parentHash'>>

/** Singleton and setup of a Safe before 1.3.0, which its factory does not log. */
export type ProxyCreation = {
  /** Undefined if it could not be read: then the first owners are unknown. */
  setup: SafeSetupCall | undefined
  singleton: Address
}

/** A mined log with a checksummed address. */
export type ChainLog = Log<bigint, number, false> & { creation?: ProxyCreation }

/** A reorg happened or another indexer wrote while a range was read. The step is repeated. */
export class ChainMovedError extends BaseError {
  constructor({ chainId, what }: { chainId: number; what: string }) {
    super('CHAIN_MOVED', `Chain ${chainId} changed during the read: ${what}.`)
  }
}
