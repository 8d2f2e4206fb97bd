import { BaseError } from '@countersign/protocol/errors'
import { InvalidFileError } from '@countersign/protocol/offline'
import { UsageError } from './arguments/Command.ts'
import type { Outcome } from './exitCodes.ts'

/** A file, a response or an argument is invalid; `field` names the part. */
export class RefusedError extends BaseError {
  override readonly name = 'RefusedError'
  readonly code = 'REFUSED'
  readonly field: string | undefined
  constructor(message: string, { field, cause }: { field?: string; cause?: unknown } = {}) {
    super(message, cause === undefined ? {} : { cause })
    this.field = field
  }
}

/** A node or service is unreachable. */
export class SourceError extends BaseError {
  override readonly name = 'SourceError'
  readonly code = 'SOURCE_UNREACHABLE'
}

/** The outcome of an expected error; undefined for a fault of this program. */
export function toOutcome(error: unknown): Exclude<Outcome, 'holds'> | undefined {
  if (error instanceof UsageError) return 'usage'
  if (error instanceof RefusedError || error instanceof InvalidFileError) return 'fails'
  if (error instanceof SourceError) return 'unknown'
  return undefined
}
