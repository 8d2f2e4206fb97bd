import type { Address } from 'viem'
import { RequestError } from '../errors/RequestError.ts'

export class ContractNotFoundError extends RequestError {
  override readonly name = 'ContractNotFoundError'
  readonly code = 'CONTRACT_NOT_FOUND'
  readonly status = 404
  constructor({ address, chainId }: { address: Address; chainId: number }) {
    super(`Nothing is known of a contract at ${address} on chain ${chainId}.`)
  }
}
