import { BaseError } from '@countersign/protocol/errors'

/** What a host's method throws to tell the app why not, in these words; any other error is "Request failed". */
export class HostRefusal extends BaseError {
  override readonly name = 'HostRefusal'
  readonly code = 'HOST_REFUSAL'
  readonly text: string
  /** The app asks for more than can wait: so many of these, and it is not heard any more. */
  readonly isFlood: boolean
  constructor(text: string, { isFlood = false }: { isFlood?: boolean } = {}) {
    super(text)
    this.text = text
    this.isFlood = isFlood
  }
}
