import { BaseError } from '@countersign/protocol/errors'
import { say } from '@countersign/protocol/text'

/** A list did not end within the caller's bound, or its links run in a circle. */
export class TooManyPagesError extends BaseError {
  override readonly name = 'TooManyPagesError'
  readonly code = 'TOO_MANY_PAGES'

  constructor({ pages, reason }: { pages: number; reason: 'circle' | 'limit' }) {
    super(
      reason === 'circle'
        ? say`The list of the service repeats itself after ${pages} pages.`
        : say`The list of the service did not end within ${pages} pages.`,
    )
  }
}
