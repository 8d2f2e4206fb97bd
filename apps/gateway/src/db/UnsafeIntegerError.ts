import { BaseError } from '@countersign/protocol'

/** A bigint column holds what a number cannot: a column of amounts must be numeric instead. */
export class UnsafeIntegerError extends BaseError {
  override readonly name = 'UnsafeIntegerError'
  readonly code = 'UNSAFE_INTEGER'
  constructor({ text }: { text: string }) {
    super(`The database returned ${text}, which is too large for a number.`)
  }
}
