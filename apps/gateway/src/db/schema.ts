import type { DeviceType, NotificationType } from '@countersign/protocol/wire'
import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Address, Hash, Hex } from 'viem'

/**
 * The tables, as `migrations/` creates them (`schema.db.test.ts` compares the two). Addresses are checksummed, hashes and
 * bytes lower-case hex, amounts bigint.
 *
 * Facts of the chain are deleted with their `block`: a reorganisation is a deletion of blocks. They are appended and never
 * changed; current values (owners, threshold, nonce, status) are derived from them by queries. What users submitted
 * (proposals, confirmations, messages) belongs to no block and survives.
 */
export type Database = {
  // Facts of the chain.
  approved_hash: Fact & { hash: Hash; owner: Address }
  block: {
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
  /** The chain's transactions that executed something for a Safe or created one. */
  chain_transaction: {
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
  /** The last indexed block of a chain; written in the transaction of its facts. */
  checkpoint: {
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
  /** The signatures of an execution, split, each with its owner. */
  execution_signature: Fact & {
    position: number
    safe_tx_hash: Hash
    owner: Address
    signature: Hex
    kind: SignatureKind
  }
  module_event: Fact & { kind: 'disabled' | 'enabled'; module: Address }
  module_execution: Fact & {
    transaction_index: number
    module: Address
    success: boolean
    to: Address | null
    value: bigint | null
    data: Hex | null
    operation: number | null
  }
  /** One executed multisig transaction. The parameters are null where neither event, calldata nor trace has them. */
  multisig_execution: Fact & {
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
  /** The owners of a set-up are events too, distinguished by their position in the list. */
  owner_event: Fact & { position: number; kind: 'added' | 'removed'; owner: Address }
  safe_creation: Fact & {
    factory: Address
    singleton: Address
    creator: Address
    /** Known when the factory was called directly. */
    initializer: Hex | null
    salt_nonce: bigint | null
  }
  /** One row per Safe and chain transaction of its history: pages read this key alone. */
  safe_transaction: {
    chain_id: number
    safe: Address
    block_number: number
    transaction_index: number
    transaction_hash: Hash
  }
  setting_event: Fact & {
    kind: 'fallbackHandler' | 'guard' | 'masterCopy' | 'moduleGuard'
    value: Address
  }
  /** User operations of Safes that an entry point executed. */
  executed_operation: Fact & { entry_point: Address; success: boolean; user_operation_hash: Hash }
  signed_message: Fact & { hash: Hash }
  threshold_event: Fact & { threshold: number }
  transfer: Fact & {
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
  // Counts and latest values of a Safe: maintained by triggers, recomputed by `rebuildSummaries`.
  held_collectible: {
    chain_id: number
    safe: Address
    token: Address
    token_id: bigint
    /** The log of its last transfer. */
    block_number: number
    log_index: number
  }
  safe_summary: {
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
  safe_token: {
    chain_id: number
    safe: Address
    kind: 'erc20' | 'erc721' | 'native'
    /** Empty for the native coin. */
    token: Address | ''
    transfers: number
    /** Incoming transfers that the API lists. */
    received: number
    held: Generated<number>
  }
  // State of the indexers.
  /** A transaction that the node did not return in full or that a handler failed at; retried. Deleted with its block. */
  failed_transaction: {
    chain_id: number
    block_number: number
    /** The block's hash where `what` is `unlogged`. */
    transaction_hash: Hash
    /** `quiet` is the name of `unlogged` in databases and backups of development versions. */
    what: 'earlier' | 'log' | 'logs' | 'quiet' | 'receipt' | 'signatures' | 'token' | 'trace' | 'unlogged'
    /** The Safe or token, else empty. */
    subject: Address | ''
    reason: string
    tries: Generated<number>
    first_seen_at: Generated<Date>
    next_try_at: Generated<Date>
  }
  /** The process that indexes a chain, and its failure. */
  indexer: {
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
  // Caches.
  /** A random value per Safe, new after every change of its data: cached responses depend on it. */
  cache_version: {
    chain_id: number
    /** `CHAIN_WIDE` for data of the chain. */
    safe: Address | ''
    version: string
  }
  token: {
    chain_id: number
    address: Address
    kind: 'erc1155' | 'erc20' | 'erc721'
    name: string | null
    symbol: string | null
    decimals: number | null
    updated_at: Generated<Date>
  }
  // What users submitted.
  /** A Safe that a user registered because the index lacked it; verified on the chain, then indexed as any other. */
  registered_safe: {
    chain_id: number
    safe: Address
    transaction_hash: Hash
    registered_at: Generated<Date>
    tries: Generated<number>
    next_try_at: Generated<Date>
  }
  confirmation: SignatureRow & { safe_tx_hash: Hash }
  message: {
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
  message_confirmation: SignatureRow & { message_hash: Hash }
  proposal: {
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
  /** A user operation (ERC-4337). */
  safe_operation: {
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
  safe_operation_confirmation: SignatureRow & { safe_operation_hash: Hash }
  // Tables of users' accounts, devices and webhooks.
  /** Cached metadata of an NFT; null when it could not be fetched. */
  collectible_metadata: {
    chain_id: number
    token: Address
    token_id: bigint
    uri: string
    metadata: ColumnType<unknown, string | null, string | null>
    fetched_at: Generated<Date>
  }
  /** Accounts that may propose for an owner. */
  delegate: {
    chain_id: number
    /** Null for every Safe of the delegator. */
    safe: Address | null
    delegate: Address
    delegator: Address
    label: string
    created_at: Generated<Date>
    expires_at: Date | null
  }
  /** The last hour (since 1970) in which a pair was removed: signatures up to that hour cannot add it again. */
  delegate_removal: { chain_id: number; delegate: Address; delegator: Address; hour: number }
  /** Signed by an owner of a Safe: that the key is still there. */
  owner_proof: {
    chain_id: number
    safe: Address
    owner: Address
    nonce: Hash
    /** Unix seconds. */
    issued_at: number
    proof: ColumnType<unknown, string, string>
    created_at: Generated<Date>
  }
  /** A deleted proposal: the queue changed, and no other row shows it. */
  deleted_proposal: {
    id: Generated<number>
    chain_id: number
    safe: Address
    safe_tx_hash: Hash
    signature: Hex
    deleted_at: Generated<Date>
  }
  /** A phone or browser that receives push notifications. */
  device: {
    uuid: string
    type: DeviceType
    /** The push vendor's token. Sent only to the operator's push adapter. */
    token: string
    created_at: Generated<Date>
    modified_at: Generated<Date>
  }
  device_subscription: {
    device_uuid: string
    chain_id: number
    safe: Address
    /** The account that signed for the subscription; null for anonymous ones. */
    account: Address | null
    types: NotificationType[]
  }
  /** Webhooks of owners; each has a row in `webhook`, which deliveries refer to. */
  owner_webhook: {
    webhook_id: number
    id: string
    account: Address
    chain_id: number
    safe: Address
    url: string
    secret: string
    events: string[]
    enabled: Generated<boolean>
  }
  /** When the owners of a Safe were last reminded of an overdue key check. */
  key_check_reminder: { chain_id: number; safe: Address; owner: Address; reminded_at: Date }
  /** A browser that receives push messages; each has a row in `webhook`, which deliveries refer to. */
  push_subscription: {
    webhook_id: number
    id: string
    account: Address
    endpoint: string
    p256dh: string
    auth: string
    created_at: Generated<Date>
    modified_at: Generated<Date>
  }
  push_subscription_safe: { webhook_id: number; chain_id: number; safe: Address }
  /** Units that a client address used recently, summed over all processes. */
  rate_limit: { client: string; updated_at: Date; used: number }
  session: {
    /** SHA-256 of the cookie's value: reading the table is not enough to take over a session. */
    token_hash: string
    address: Address
    chain_id: number
    created_at: Generated<Date>
    expires_at: Date
  }
  /** Nonces that were issued and not yet signed. */
  sign_in_nonce: { nonce: string; expires_at: Date }
  /** The operator's webhooks; their secrets stay in the operator's file. */
  webhook: {
    id: Generated<number>
    url: string
    /** Events before it are not delivered. */
    created_at: Generated<Date>
  }
  /** Events to deliver. Written by triggers, in the transaction of what they report. */
  webhook_delivery: {
    id: Generated<number>
    webhook_id: number
    event: ColumnType<unknown, string, never>
    attempts: Generated<number>
    created_at: Generated<Date>
    next_attempt_at: Generated<Date>
  }
}

export type Db = Kysely<Database>

/** The log that a fact comes from. */
type Fact = {
  chain_id: number
  block_number: number
  log_index: number
  transaction_hash: Hash
  safe: Address
}

type SignatureKind = 'approvedHash' | 'contract' | 'eoa' | 'ethSign'

/** A stored signature, the result of checking it, and the block it was checked at. */
type SignatureRow = {
  chain_id: number
  safe: Address
  owner: Address
  signature: Hex
  kind: SignatureKind
  verdict: 'invalid' | 'unverified' | 'valid'
  verified_block: number | null
  created_at: Generated<Date>
}
