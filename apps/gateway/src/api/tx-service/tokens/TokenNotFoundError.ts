import type { Address } from 'viem'
import { RequestError } from '../../errors/RequestError.ts'

export class TokenNotFoundError extends RequestError {
  override readonly name = 'TokenNotFoundError'
  readonly code = 'TOKEN_NOT_FOUND'
  readonly status = 404
  constructor({ address }: { address: Address }) {
    super(`No token is known at ${address}.`)
  }
}
