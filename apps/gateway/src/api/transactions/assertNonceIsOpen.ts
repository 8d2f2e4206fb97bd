import type { SafeState } from '@countersign/protocol/chain'
import type { Address, Hash } from 'viem'
import type { Execution } from '../../db/queries/Records.ts'
import { RefusedError } from '../errors/RefusedError.ts'

export type AssertNonceIsOpenParameters = {
  execution: Execution | undefined
  nonce: bigint
  safe: Address
  safeTxHash: Hash
  state: SafeState
}

/** Rejects used nonces, and those beyond JSON's safe integers, which would break the queue for clients. */
export function assertNonceIsOpen(parameters: AssertNonceIsOpenParameters): void {
  const { execution, nonce, safe, safeTxHash, state } = parameters
  if (execution)
    throw new RefusedError({
      code: 'ALREADY_EXECUTED',
      message: `Tx with safe-tx-hash=${safeTxHash} for safe=${safe} was already executed in tx-hash=${execution.transactionHash}.`,
    })
  if (nonce < state.nonce)
    throw new RefusedError({
      code: 'INVALID_NONCE',
      message: `Invalid nonce: ${nonce} is used up; the next nonce of the Safe is ${state.nonce}.`,
    })
  if (nonce > BigInt(Number.MAX_SAFE_INTEGER))
    throw new RefusedError({ code: 'INVALID_NONCE', message: `Invalid nonce: ${nonce} is too large.` })
}
