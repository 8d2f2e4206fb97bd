import type { Address, Hex } from 'viem'
import type { ChainTransfer } from '../chain/parseSafeEvents.ts'

/** Who sent what to whom, by a service's word. */
export type ClaimedTransfer = Pick<ChainTransfer, 'from' | 'to' | 'token' | 'type' | 'value'>

/** What a service says of something that happened. */
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
  /** Where it is said to move one thing from one account to another, and nothing else. */
  transfer?: ClaimedTransfer
}
