import type { Address } from 'viem'
import { BaseError } from '../errors/BaseError.ts'
import { say, type Words } from '../text/Words.ts'

/** The chain answers, and what is at this address is no Safe. */
export class NotASafeError extends BaseError {
  override readonly name = 'NotASafeError'
  readonly code = 'NOT_A_SAFE'
  constructor({ address, chainId, reason }: { address: Address; chainId: number; reason: Words }) {
    super(say`There is no Safe at ${address} on chain ${chainId}: ${reason}.`)
  }
}
