import type { Address, Hex } from 'viem'
import type { ChainTransfer } from '../chain/parseSafeEvents.ts'

/** Transfer claimed by a service. */
export type ClaimedTransfer = Pick<ChainTransfer, 'from' | 'to' | 'token' | 'type' | 'value'>

/** History entry claimed by a service. */
export type ClaimedExecution = {
  kind: 'multisig' | 'module' | 'transfer' | 'creation'
  safeTxHash?: Hex
  module?: Address
  transactionHash: Hex
  isSuccess: boolean
  executor?: Address
  /** Seconds since 1970. */
  timestamp?: bigint
  nonce?: bigint
  /** Set if the entry claims to be a single transfer. */
  transfer?: ClaimedTransfer
}
