import type { Address } from 'viem'

/** A signature that the service did not take, and why. */
export type DeliveryFailure = { signer: Address; error: unknown }

/** The service did not take every signature that it was handed. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'
  readonly code = 'DELIVERY_FAILED'
  readonly failures: readonly DeliveryFailure[]
  constructor(failures: readonly DeliveryFailure[]) {
    super(`The service did not take ${failures.length} of the signatures.`, { cause: failures[0]?.error })
    this.failures = failures
  }
}
