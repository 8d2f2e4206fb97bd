import { BaseError } from '../errors/BaseError.ts'
import type { Words } from '../text/Words.ts'

/** A file that is not what it should be, and which of its fields shows it. */
export class InvalidFileError extends BaseError {
  override readonly name = 'InvalidFileError'
  readonly code = 'INVALID_FILE'
  /** As the file names it, parts joined by dots; `file` for the whole, empty where its outermost value is meant. */
  readonly field: string
  constructor(message: string | Words, { cause, field }: { cause?: unknown; field: string }) {
    super(message, cause === undefined ? {} : { cause })
    this.field = field
  }
}
