import { BaseError } from '@countersign/protocol/errors'

/** The chain or another indexer moved on while a range was read. Starting the step again is the answer. */
export class ChainMovedError extends BaseError {
  override readonly name = 'ChainMovedError'
  readonly code = 'CHAIN_MOVED'
  constructor({ chainId, what }: { chainId: number; what: string }) {
    super(`Chain ${chainId} moved while it was read: ${what}.`)
  }
}
