import { BaseError } from '../errors/BaseError.ts'
import { say, type Words } from '../text/Words.ts'

/** Changed or truncated link, with the field that shows it. */
export class InvalidLinkError extends BaseError {
  override readonly name = 'InvalidLinkError'
  readonly code = 'INVALID_LINK'
  /** As the contract and the form name it, or `format`, `size`, `checksum`. */
  readonly field: string
  constructor({ field, reason }: { field: string; reason: string | Words }) {
    super(say`The link was refused at “${field}”: ${reason}.`, {
      metaMessages: ['It was changed, or not copied whole. Make it again where the transaction is shown.'],
    })
    this.field = field
  }
}
