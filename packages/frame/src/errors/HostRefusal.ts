import { BaseError } from '@countersign/protocol/errors'

/** Thrown by a method of the host: the app receives its message. Any other error becomes "Request failed". */
export class HostRefusal extends BaseError {
  override readonly name = 'HostRefusal'
  readonly code = 'HOST_REFUSAL'
  readonly text: string
  /** The app exceeds the limit of open requests; too many of these and the host ignores it. */
  readonly isFlood: boolean
  constructor(text: string, { isFlood = false }: { isFlood?: boolean } = {}) {
    super(text)
    this.text = text
    this.isFlood = isFlood
  }
}
