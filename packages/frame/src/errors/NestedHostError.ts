import { BaseError } from '@countersign/protocol/errors'
import { say } from '@countersign/protocol/text'

export class NestedHostError extends BaseError {
  override readonly name = 'NestedHostError'
  readonly code = 'NESTED_HOST'
  constructor() {
    super(say`A page in a frame is no host.`, {
      metaMessages: ['Whoever shows it could cover what the owner is asked. Open it in a tab of its own.'],
    })
  }
}
