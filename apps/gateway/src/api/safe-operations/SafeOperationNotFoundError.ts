import type { Hash } from 'viem'
import { RequestError } from '../errors/RequestError.ts'

export class SafeOperationNotFoundError extends RequestError {
  override readonly name = 'SafeOperationNotFoundError'
  readonly code = 'SAFE_OPERATION_NOT_FOUND'
  readonly status = 404
  constructor({ safeOperationHash }: { safeOperationHash: Hash }) {
    super(`The Safe operation ${safeOperationHash} was not found.`)
  }
}
