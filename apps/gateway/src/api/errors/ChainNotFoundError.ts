import { RequestError } from './RequestError.ts'

export class ChainNotFoundError extends RequestError {
  override readonly name = 'ChainNotFoundError'
  readonly code = 'CHAIN_NOT_FOUND'
  readonly status = 404
  constructor({ chainId }: { chainId: number | string }) {
    super(`Chain ${chainId} is not served here.`)
  }
}
