import { BaseError } from '@countersign/protocol/errors'
import { InvalidFileError } from '@countersign/protocol/offline'
import type { Outcome } from './exitCodes.ts'

/** The command was not understood. */
export class UsageError extends BaseError {
  override readonly name = 'UsageError'
  readonly code = 'USAGE'
}

/** A file, an answer or an argument is not what it should be. `field` names the part. */
export class RefusedError extends BaseError {
  override readonly name = 'RefusedError'
  readonly code = 'REFUSED'
  readonly field: string | undefined
  constructor(message: string, { field, cause }: { field?: string; cause?: unknown } = {}) {
    super(message, cause === undefined ? {} : { cause })
    this.field = field
  }
}

/** A node or service does not answer. */
export class SourceError extends BaseError {
  override readonly name = 'SourceError'
  readonly code = 'SOURCE_UNREACHABLE'
}

/** How the program ends on an error that it knows. */
export function toOutcome(error: unknown): Exclude<Outcome, 'holds'> | undefined {
  if (error instanceof UsageError) return 'usage'
  if (error instanceof RefusedError || error instanceof InvalidFileError) return 'fails'
  if (error instanceof SourceError) return 'unknown'
  return undefined
}
