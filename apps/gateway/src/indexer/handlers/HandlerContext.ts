import type { SafeTransaction } from '@countersign/protocol/hash'
import type { SafeSignature } from '@countersign/protocol/signatures'
import type { Address, Hash, Hex } from 'viem'
import type { Facts } from '../Facts.ts'
import type { ModuleCall, TransactionContext } from '../TransactionContext.ts'
import type { Thresholds } from './createThresholds.ts'
import type { SignatureBudget } from './signatureBudget.ts'

/** The contents of a multisig transaction, announced by the Safe before it is executed. */
type LoggedCall = {
  executor: Address
  logIndex: number
  signatures: Hex
  threshold: number | null
  transaction: SafeTransaction
}

/** The contents of a multisig transaction that was executed, and where they were found. */
export type ExecutedCall = {
  executor: Address
  logIndex: number
  signatures: Hex
  source: 'calldata' | 'event' | 'trace'
  threshold: number | null
  transaction: SafeTransaction
}

export type LoggedModuleCall = { data: Hex; logIndex: number; operation: 0 | 1; to: Address; value: bigint }

/** Where a fact stands. */
export type FactPlace = {
  block_number: number
  chain_id: number
  log_index: number
  safe: Address
  transaction_hash: Hash
}

/** What handlers work with. They see the logs of a range in block and log order, always whole transactions of the chain. */
export type HandlerContext = {
  /** Announced and not yet executed, by `toCallKey`. */
  announced: Map<string, LoggedCall>
  announcedModuleCalls: Map<string, LoggedModuleCall[]>
  /** Calls of a Safe within a transaction by the hash that they have, made when first asked for. */
  calls: Map<string, ReadonlyMap<Hash, Omit<ExecutedCall, 'logIndex'>>>
  chainId: number
  facts: Facts
  /** Transactions that stand in a Safe's history already, by their places and the Safe. */
  history: Set<string>
  /** Safes that count: made by a known factory from a known singleton. */
  isWatched: (address: Address) => boolean
  /** Next nonce of a Safe, as far as known before the log at hand; executions advance it. */
  nonces: Map<Address, bigint>
  /** Signatures of executions whose makers are to be found when all logs were looked at: many at once is quicker. */
  recoveries: { fact: FactPlace; hash: Hash; signatures: readonly SafeSignature[] }[]
  /** How many signatures may still be recovered. Without it none is. */
  signatures: SignatureBudget | undefined
  thresholds: Thresholds
  /** Safes and transactions whose traced transfers are told already. */
  traced: Set<string>
  /** Traced calls of modules that no log has taken yet, the next one last, by transaction and then by `Safe:module`. */
  tracedModuleCalls: Map<Hash, Map<string, ModuleCall[]>>
  transactions: ReadonlyMap<Hash, TransactionContext>
}
