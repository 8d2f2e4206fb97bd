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

/** The position of a fact in the chain. */
export type FactPlace = {
  block_number: number
  chain_id: number
  log_index: number
  safe: Address
  transaction_hash: Hash
}

/** Shared state of the handlers. They get the logs of a range in block and log order, with all logs of each transaction. */
export type HandlerContext = {
  /** Announced and not yet executed, by `toCallKey`. */
  announced: Map<string, LoggedCall>
  announcedModuleCalls: Map<string, LoggedModuleCall[]>
  /** Calls of a Safe within a transaction by the hash that they have, hashed on first use. */
  calls: Map<string, ReadonlyMap<Hash, Omit<ExecutedCall, 'logIndex'>>>
  chainId: number
  facts: Facts
  /** Transactions that are in a Safe's history already, by position and Safe. */
  history: Set<string>
  /** Whether it is a Safe of a known factory and singleton. */
  isWatched: (address: Address) => boolean
  /** Next nonce of a Safe, if known before the current log; executions advance it. */
  nonces: Map<Address, bigint>
  /** Signatures to recover after all logs were handled: many at once is faster. */
  recoveries: { fact: FactPlace; hash: Hash; signatures: readonly SafeSignature[] }[]
  /** How many signatures may still be recovered. Without it none are. */
  signatures: SignatureBudget | undefined
  thresholds: Thresholds
  /** Safes and transactions whose traced transfers are stored already. */
  traced: Set<string>
  /** Traced calls of modules that no log was matched with yet, the next one last, by transaction and then by `Safe:module`. */
  tracedModuleCalls: Map<Hash, Map<string, ModuleCall[]>>
  transactions: ReadonlyMap<Hash, TransactionContext>
}
