import { BaseError } from '@countersign/protocol/errors'
import type { ChainLog } from '../ChainLog.ts'

/** The log has the topic of a known event and other contents. */
export class UndecodableLogError extends BaseError {
  override readonly name = 'UndecodableLogError'
  readonly code = 'UNDECODABLE_LOG'
  constructor({ address, blockNumber, logIndex }: ChainLog, { cause }: { cause?: unknown } = {}) {
    super(`Log ${logIndex} of block ${blockNumber}, emitted by ${address}, cannot be decoded.`, { cause })
  }
}
