import { BaseError } from '@countersign/protocol/errors'

/** A reorg happened or another indexer wrote while a range was read. The step is repeated. */
export class ChainMovedError extends BaseError {
  override readonly name = 'ChainMovedError'
  readonly code = 'CHAIN_MOVED'
  constructor({ chainId, what }: { chainId: number; what: string }) {
    super(`Chain ${chainId} moved while it was read: ${what}.`)
  }
}
