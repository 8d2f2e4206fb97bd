import { BaseError } from '../errors/BaseError.ts'
import { say, type Words } from '../text/Words.ts'

/** A link that was changed, cut off or made by hand, and which of its fields shows it. */
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
