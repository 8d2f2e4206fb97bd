import type { Address } from 'viem'
import { RequestError } from './RequestError.ts'

export class SafeNotFoundError extends RequestError {
  override readonly name = 'SafeNotFoundError'
  readonly code = 'SAFE_NOT_FOUND'
  readonly status = 404
  constructor({ address, chainId }: { address: Address; chainId: number }) {
    super(`No Safe at ${address} on chain ${chainId}.`)
  }
}
