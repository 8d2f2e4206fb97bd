import { BaseError } from '@countersign/protocol'

export class WebhooksFileError extends BaseError {
  override readonly name = 'WebhooksFileError'
  readonly code = 'WEBHOOKS_FILE'
  constructor({ cause, file, reason }: { cause?: unknown; file: string; reason: string }) {
    super(`The webhooks file ${file} cannot be used (${reason}): correct it, or unset COUNTERSIGN_WEBHOOKS.`, { cause })
  }
}
