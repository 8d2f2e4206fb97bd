import { BaseError, say } from '@countersign/protocol'

export class NestedHostError extends BaseError {
  override readonly name = 'NestedHostError'
  readonly code = 'NESTED_HOST'
  constructor() {
    super(say`A page in a frame is no host.`, {
      metaMessages: ['Whoever shows it could cover what the owner is asked. Open it in a tab of its own.'],
    })
  }
}
