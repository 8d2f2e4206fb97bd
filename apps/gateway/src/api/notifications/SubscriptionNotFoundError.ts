import type { Address } from 'viem'
import { RequestError } from '../errors/RequestError.ts'

export class SubscriptionNotFoundError extends RequestError {
  override readonly name = 'SubscriptionNotFoundError'
  readonly code = 'SUBSCRIPTION_NOT_FOUND'
  readonly status = 404
  constructor({ safe }: { safe: Address }) {
    super(`This device is not subscribed to ${safe}.`)
  }
}
