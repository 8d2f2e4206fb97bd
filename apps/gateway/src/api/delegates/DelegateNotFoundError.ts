import type { Address } from 'viem'
import { RequestError } from '../errors/RequestError.ts'

export class DelegateNotFoundError extends RequestError {
  override readonly name = 'DelegateNotFoundError'
  readonly code = 'DELEGATE_NOT_FOUND'
  readonly status = 404
  constructor({ delegate }: { delegate: Address }) {
    super(`${delegate} is no delegate of that owner or Safe.`)
  }
}
