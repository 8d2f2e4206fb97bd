import { BaseError } from '@countersign/protocol/errors'
import { sanitizeText, say } from '@countersign/protocol/text'

/** The host responded with an error. Its message is untrusted text. */
export class HostRefusedError extends BaseError {
  override readonly name = 'HostRefusedError'
  readonly code = 'HOST_REFUSED'
  readonly hostText: string
  constructor({ method, text }: { method: string; text: unknown }) {
    const hostText = typeof text === 'string' ? sanitizeText(text, { maxLength: 200 }) : ''
    super(hostText === '' ? say`The host refused ${method}.` : say`The host refused ${method}: ${hostText}`)
    this.hostText = hostText
  }
}
