import type { ColumnType, Generated } from 'kysely'
import type { Address, Hash, Hex } from 'viem'
import type { ServiceTables } from './serviceTables.ts'

/**
 * The tables, as `migrations/` makes them. Addresses are checksummed, hashes and bytes lower-case hex, amounts bigint.
 *
 * Facts of the chain hang on their `block` and vanish with it: a reorganisation is a deletion of blocks. They are
 * appended and never changed; what holds now (owners, threshold, nonce, status) is derived from them by queries.
 * What people sent to the service (proposals, confirmations, messages) stands apart and survives.
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
  // What the facts of a Safe come to: kept with them by triggers, made anew by `rebuildSummaries`.
  held_collectible: HeldCollectibleTable
  safe_summary: SafeSummaryTable
  safe_token: SafeTokenTable
  // How indexing goes.
  indexer: IndexerTable
  unread_place: FailedTransactionTable
  // A cache of what contracts say about themselves.
  token: TokenTable
  /** Changes with everything that is known of a Safe. */
  safe_version: SafeVersionTable
  // What people sent.
  announced_safe: RegisteredSafeTable
  confirmation: ConfirmationTable
  message: MessageTable
  message_confirmation: MessageConfirmationTable
  proposal: ProposalTable
  safe_operation: SafeOperationTable
  safe_operation_confirmation: SafeOperationConfirmationTable
}

type SafeVersionTable = {
  chain_id: number
  /** Empty for what is known of the chain as a whole. */
  safe: Address | ''
  version: string
}

type SafeSummaryTable = {
  chain_id: number
  safe: Address
  /** Logs of executions; what imitates one is a second log of the same hash. */
  executions: number
  /** Of how many of them the nonce is known, with the sums of these nonces and of their squares. */
  known_nonces: number
  nonce_sum: bigint
  nonce_squares: bigint
  highest_nonce: bigint | null
  module_executions: number
  /** Transactions of the chain. */
  history: number
  transfers: number
  /** Those of more than nothing. */
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
  /** Empty for the coin. */
  token: Address | ''
  transfers: number
  /** Of more than nothing. */
  received: number
  /** NFTs that the last transfer left here. */
  held: Generated<number>
}

type HeldCollectibleTable = {
  chain_id: number
  safe: Address
  token: Address
  token_id: bigint
  /** Where the last transfer of it stands. */
  block_number: number
  log_index: number
}

type BlockTable = {
  chain_id: number
  number: number
  hash: Hash
  /** Only of blocks that were asked for by themselves. */
  parent_hash: Hash | null
  /** Seconds, as the chain says. */
  timestamp: number
  /** Others are kept only while they are young enough to be replaced. */
  has_facts: boolean
}

/** How far a chain is indexed; written in the transaction of the facts up to there. */
type CheckpointTable = {
  chain_id: number
  block_number: number
  block_hash: Hash
  block_timestamp: number
  /** Newest block the node has told of. */
  head_number: number
  head_timestamp: number
  /** Counts what was written of the chain. */
  revision: Generated<number>
  /** Up to here it is known who signed what was executed. What came after it is found later, or when it is asked for. */
  signers_block: Generated<number>
  updated_at: Generated<Date>
}

/** Who indexes a chain, and how that goes. */
type IndexerTable = {
  chain_id: number
  /** Tells the chain from others with its id. */
  genesis_hash: Hash | null
  /** Which process it is; it must say so again before `expires_at`. */
  holder: string | null
  /** Its connection: one that is gone is a holder that died. */
  session_pid: number | null
  session_start: Date | null
  expires_at: Date | null
  /** Null while all is well. */
  failing_since: Date | null
  failure_code: string | null
  failure: string | null
}

/** What the node could not be made to tell, or what could not be understood; tried again, and gone with its block. */
type FailedTransactionTable = {
  chain_id: number
  block_number: number
  /** Of `quiet` the block's own. */
  transaction_hash: Hash
  what: 'earlier' | 'log' | 'logs' | 'quiet' | 'receipt' | 'signatures' | 'token' | 'trace'
  /** The Safe or token it is about, else empty. */
  subject: Address | ''
  reason: string
  tries: Generated<number>
  first_seen_at: Generated<Date>
  next_try_at: Generated<Date>
}

/** A Safe that somebody told of, judged by the chain when it was; its facts come from the indexer as those of any other. */
type RegisteredSafeTable = {
  chain_id: number
  safe: Address
  /** What made it. */
  transaction_hash: Hash
  announced_at: Generated<Date>
  tries: Generated<number>
  next_try_at: Generated<Date>
}

/** Where on the chain a fact stands. */
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
  /** Of those that name what they would pay at most; not known of what was indexed before it was asked for. */
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

/** The owners of a set-up are events too, told apart by their place in the list. */
type OwnerEventTable = Fact & { position: number; kind: 'added' | 'removed'; owner: Address }

type ThresholdEventTable = Fact & { threshold: number }

type ModuleEventTable = Fact & { kind: 'disabled' | 'enabled'; module: Address }

type SettingEventTable = Fact & {
  kind: 'fallbackHandler' | 'guard' | 'masterCopy' | 'moduleGuard'
  value: Address
}

/** One executed multisig transaction. The parameters are null where neither event, calldata nor trace tells them. */
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

/** The signatures an execution was made with, each stand-alone, with whom it speaks for. */
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
  /** The last part of the transfer's id: log index, or log index and place in the batch, or trace address. */
  position: string
  token: Address | null
  sender: Address
  recipient: Address
  value: bigint | null
  token_id: bigint | null
}

/** One row per Safe and chain transaction that belongs in its history: pages are cut here, by key alone. */
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

/** What the service found when it checked a signature, and at which block. */
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
  /** Whether an owner or delegate vouched for it with a valid signature. */
  trusted: boolean
  /** Whether the chain executed it under a known nonce. What is not settled may be executed all the same. */
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
  /** Seconds; 0 for at once. */
  valid_after: number
  /** Seconds; 0 for without end. */
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
