import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Address, Hash, Hex } from 'viem'
import type { ServiceTables } from './serviceTables.ts'

/**
 * The tables, as `migrations/` creates them (`schema.db.test.ts` compares the two). Addresses are checksummed, hashes and
 * bytes lower-case hex, amounts bigint.
 *
 * Facts of the chain are deleted with their `block`: a reorganisation is a deletion of blocks. They are appended and never
 * changed; current values (owners, threshold, nonce, status) are derived from them by queries. What users submitted
 * (proposals, confirmations, messages) belongs to no block and survives.
 */
export type Database = ServiceTables & {
  // Facts of the chain.
  approved_hash: ApprovedHashTable
  block: BlockTable
  chain_transaction: ChainTransactionTable
  checkpoint: CheckpointTable
  execution_signature: ExecutionSignatureTable
  module_event: ModuleEventTable
  module_execution: ModuleExecutionTable
  multisig_execution: MultisigExecutionTable
  owner_event: OwnerEventTable
  safe_creation: SafeCreationTable
  safe_transaction: SafeTransactionTable
  setting_event: SettingEventTable
  executed_operation: ExecutedOperationTable
  signed_message: SignedMessageTable
  threshold_event: ThresholdEventTable
  transfer: TransferTable
  // Counts and latest values of a Safe: maintained by triggers, recomputed by `rebuildSummaries`.
  held_collectible: HeldCollectibleTable
  safe_summary: SafeSummaryTable
  safe_token: SafeTokenTable
  // State of the indexers.
  failed_transaction: FailedTransactionTable
  indexer: IndexerTable
  // Caches.
  cache_version: CacheVersionTable
  token: TokenTable
  // What users submitted.
  registered_safe: RegisteredSafeTable
  confirmation: ConfirmationTable
  message: MessageTable
  message_confirmation: MessageConfirmationTable
  proposal: ProposalTable
  safe_operation: SafeOperationTable
  safe_operation_confirmation: SafeOperationConfirmationTable
}

export type Db = Kysely<Database>

/** A random value per Safe, new after every change of its data: cached responses depend on it. */
type CacheVersionTable = {
  chain_id: number
  /** `CHAIN_WIDE` for data of the chain. */
  safe: Address | ''
  version: string
}

type SafeSummaryTable = {
  chain_id: number
  safe: Address
  /** Logs of executions, including imitations: further logs of the same hash. */
  executions: number
  /** Executions whose nonce is known, with the sums of these nonces and of their squares. */
  known_nonces: number
  nonce_sum: bigint
  nonce_squares: bigint
  highest_nonce: bigint | null
  module_executions: number
  /** Rows of `safe_transaction`. */
  history: number
  transfers: number
  /** Incoming transfers that the API lists. */
  received: number
  /** Times of blocks, in seconds. */
  last_execution_at: number | null
  last_history_at: number | null
  last_collectible_at: number | null
}

type SafeTokenTable = {
  chain_id: number
  safe: Address
  kind: 'erc20' | 'erc721' | 'native'
  /** Empty for the native coin. */
  token: Address | ''
  transfers: number
  /** Incoming transfers that the API lists. */
  received: number
  /** Number of NFTs held. */
  held: Generated<number>
}

type HeldCollectibleTable = {
  chain_id: number
  safe: Address
  token: Address
  token_id: bigint
  /** The log of its last transfer. */
  block_number: number
  log_index: number
}

type BlockTable = {
  chain_id: number
  number: number
  hash: Hash
  /** Null where the logs carried the block's time, so that its header was never fetched. */
  parent_hash: Hash | null
  /** Seconds. */
  timestamp: number
  /** Blocks without facts are deleted once no reorganisation can replace them. */
  has_facts: boolean
}

/** The last indexed block of a chain; written in the transaction of its facts. */
type CheckpointTable = {
  chain_id: number
  block_number: number
  block_hash: Hash
  block_timestamp: number
  /** Newest block of the node. */
  head_number: number
  head_timestamp: number
  /** Incremented by every write of an indexer, so that another one notices it. */
  revision: Generated<number>
  /** Up to this block the signers of executions are recovered; later ones in the background, or on request. */
  signers_block: Generated<number>
  updated_at: Generated<Date>
}

/** The process that indexes a chain, and its failure. */
type IndexerTable = {
  chain_id: number
  /** Distinguishes the chain from others with its id. */
  genesis_hash: Hash | null
  /** The process that holds the lease, which it must extend before `expires_at`. */
  holder: string | null
  /** Its connection: when that is closed, the holder has died. */
  session_pid: number | null
  session_start: Date | null
  expires_at: Date | null
  /** Null while indexing works. */
  failing_since: Date | null
  failure_code: string | null
  failure: string | null
}

/** A transaction that the node did not return in full or that a handler failed at; retried, and deleted with its block. */
type FailedTransactionTable = {
  chain_id: number
  block_number: number
  /** The block's hash where `what` is `quiet`. */
  transaction_hash: Hash
  what: 'earlier' | 'log' | 'logs' | 'quiet' | 'receipt' | 'signatures' | 'token' | 'trace'
  /** The Safe or token, else empty. */
  subject: Address | ''
  reason: string
  tries: Generated<number>
  first_seen_at: Generated<Date>
  next_try_at: Generated<Date>
}

/** A Safe that a user registered because the index had not found it; verified on the chain, then indexed as any other. */
type RegisteredSafeTable = {
  chain_id: number
  safe: Address
  /** The transaction that created it. */
  transaction_hash: Hash
  registered_at: Generated<Date>
  tries: Generated<number>
  next_try_at: Generated<Date>
}

/** The log that a fact comes from. */
type Fact = {
  chain_id: number
  block_number: number
  log_index: number
  transaction_hash: Hash
  safe: Address
}

/** The chain's transactions that executed something for a Safe or created one. */
type ChainTransactionTable = {
  chain_id: number
  block_number: number
  hash: Hash
  transaction_index: number
  sender: Address
  recipient: Address | null
  value: bigint
  gas_used: bigint
  gas_price: bigint
  /** Null for legacy transactions. */
  max_fee_per_gas: bigint | null
  max_priority_fee_per_gas: bigint | null
}

type SafeCreationTable = Fact & {
  factory: Address
  singleton: Address
  creator: Address
  /** Known when the factory was called directly. */
  initializer: Hex | null
  salt_nonce: bigint | null
}

/** The owners of a set-up are events too, distinguished by their position in the list. */
type OwnerEventTable = Fact & { position: number; kind: 'added' | 'removed'; owner: Address }

type ThresholdEventTable = Fact & { threshold: number }

type ModuleEventTable = Fact & { kind: 'disabled' | 'enabled'; module: Address }

type SettingEventTable = Fact & {
  kind: 'fallbackHandler' | 'guard' | 'masterCopy' | 'moduleGuard'
  value: Address
}

/** One executed multisig transaction. The parameters are null where neither event, calldata nor trace has them. */
type MultisigExecutionTable = Fact & {
  transaction_index: number
  safe_tx_hash: Hash
  success: boolean
  payment: bigint
  source: 'calldata' | 'event' | 'trace' | null
  to: Address | null
  value: bigint | null
  data: Hex | null
  operation: number | null
  safe_tx_gas: bigint | null
  base_gas: bigint | null
  gas_price: bigint | null
  gas_token: Address | null
  refund_receiver: Address | null
  signatures: Hex | null
  nonce: bigint | null
  /** `msg.sender` of the execution. */
  executor: Address | null
  /** Threshold when it was executed. */
  threshold: number | null
}

/** The signatures of an execution, split, each with its owner. */
type ExecutionSignatureTable = Fact & {
  position: number
  safe_tx_hash: Hash
  owner: Address
  signature: Hex
  kind: SignatureKind
}

type ModuleExecutionTable = Fact & {
  transaction_index: number
  module: Address
  success: boolean
  to: Address | null
  value: bigint | null
  data: Hex | null
  operation: number | null
}

type TransferTable = Fact & {
  transaction_index: number
  kind: 'erc1155' | 'erc20' | 'erc721' | 'native'
  /** The last part of the transfer's id: log index, log index and index in the batch, or trace address. */
  position: string
  token: Address | null
  sender: Address
  recipient: Address
  value: bigint | null
  token_id: bigint | null
}

/** One row per Safe and chain transaction of its history: pages read this key alone. */
type SafeTransactionTable = {
  chain_id: number
  safe: Address
  block_number: number
  transaction_index: number
  transaction_hash: Hash
}

type ApprovedHashTable = Fact & { hash: Hash; owner: Address }

type SignedMessageTable = Fact & { hash: Hash }

/** User operations of Safes that an entry point executed. */
type ExecutedOperationTable = Fact & { entry_point: Address; success: boolean; user_operation_hash: Hash }

type TokenTable = {
  chain_id: number
  address: Address
  kind: 'erc1155' | 'erc20' | 'erc721'
  name: string | null
  symbol: string | null
  decimals: number | null
  updated_at: Generated<Date>
}

type SignatureKind = 'approvedHash' | 'contract' | 'eoa' | 'ethSign'

/** Result of checking a signature, and the block it was checked at. */
type Verification = {
  kind: SignatureKind
  verdict: 'invalid' | 'unverified' | 'valid'
  verified_block: number | null
}

type ProposalTable = {
  chain_id: number
  safe: Address
  safe_tx_hash: Hash
  to: Address
  value: bigint
  data: Hex
  operation: number
  safe_tx_gas: bigint
  base_gas: bigint
  gas_price: bigint
  gas_token: Address
  refund_receiver: Address
  nonce: bigint
  proposer: Address | null
  proposed_by_delegate: Address | null
  origin: string | null
  /** Whether an owner or delegate signed it validly. */
  trusted: boolean
  /** Whether it was executed under a known nonce. Where no nonce was found, an executed proposal is not settled. */
  settled: Generated<boolean>
  created_at: Generated<Date>
  modified_at: Generated<Date>
}

type ConfirmationTable = Verification & {
  chain_id: number
  safe: Address
  safe_tx_hash: Hash
  owner: Address
  signature: Hex
  created_at: Generated<Date>
}

type MessageTable = {
  chain_id: number
  safe: Address
  message_hash: Hash
  /** The text, or the typed data, as sent. */
  message: ColumnType<unknown, string, never>
  proposed_by: Address
  safe_app_id: number | null
  origin: string | null
  created_at: Generated<Date>
  modified_at: Generated<Date>
}

type MessageConfirmationTable = Verification & {
  chain_id: number
  safe: Address
  message_hash: Hash
  owner: Address
  signature: Hex
  created_at: Generated<Date>
}

/** A user operation (ERC-4337). */
type SafeOperationTable = {
  chain_id: number
  safe: Address
  safe_operation_hash: Hash
  user_operation_hash: Hash
  module: Address
  entry_point: Address
  nonce: bigint
  init_code: Hex
  call_data: Hex
  call_gas_limit: bigint
  verification_gas_limit: bigint
  pre_verification_gas: bigint
  max_fee_per_gas: bigint
  max_priority_fee_per_gas: bigint
  paymaster_and_data: Hex
  /** Seconds; 0 for immediately. */
  valid_after: number
  /** Seconds; 0 for no expiry. */
  valid_until: number
  created_at: Generated<Date>
  modified_at: Generated<Date>
}

type SafeOperationConfirmationTable = Verification & {
  chain_id: number
  safe: Address
  safe_operation_hash: Hash
  owner: Address
  signature: Hex
  created_at: Generated<Date>
}
