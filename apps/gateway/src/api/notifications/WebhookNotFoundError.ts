import { RequestError } from '../errors/RequestError.ts'

export class WebhookNotFoundError extends RequestError {
  override readonly name = 'WebhookNotFoundError'
  readonly code = 'WEBHOOK_NOT_FOUND'
  readonly status = 404
  constructor() {
    super('You have no such webhook.')
  }
}
