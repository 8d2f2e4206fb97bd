import { BaseError } from '@countersign/protocol/errors'
import type { ChainLog } from '../ChainLog.ts'

/** The log has the topic of an event we know and contents that are not that event's. */
export class UndecodableLogError extends BaseError {
  override readonly name = 'UndecodableLogError'
  readonly code = 'UNDECODABLE_LOG'
  constructor({ address, blockNumber, logIndex }: ChainLog, { cause }: { cause?: unknown } = {}) {
    super(`Log ${logIndex} of block ${blockNumber}, emitted by ${address}, cannot be decoded.`, { cause })
  }
}
