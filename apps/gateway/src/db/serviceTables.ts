import type { DeviceType, NotificationType } from '@countersign/protocol/wire'
import type { ColumnType, Generated } from 'kysely'
import type { Address, Hash, Hex } from 'viem'

/** Tables of what the service itself keeps for its users, beside Safes and transactions. */
export type ServiceTables = {
  client_debt: RateLimitTable
  collectible_metadata: CollectibleMetadataTable
  delegate: DelegateTable
  delegate_removal: DelegateRemovalTable
  deleted_proposal: DeletedProposalTable
  device: DeviceTable
  device_subscription: DeviceSubscriptionTable
  owner_webhook: OwnerWebhookTable
  session: SessionTable
  sign_in_nonce: SignInNonceTable
  webhook: WebhookTable
  webhook_delivery: WebhookDeliveryTable
}

/** What an NFT was found to say of itself; null metadata when nothing could be had. */
type CollectibleMetadataTable = {
  chain_id: number
  token: Address
  token_id: bigint
  uri: string
  metadata: ColumnType<unknown, string | null, string | null>
  fetched_at: Generated<Date>
}

/** Random texts that were given out and not yet signed. */
type SignInNonceTable = { nonce: string; expires_at: Date }

type SessionTable = {
  /** SHA-256 of the cookie's value: who reads the table cannot become its users. */
  token_hash: string
  address: Address
  chain_id: number
  created_at: Generated<Date>
  expires_at: Date
}

/** Who may propose in the name of an owner. */
type DelegateTable = {
  chain_id: number
  /** Null stands for every Safe of the delegator. */
  safe: Address | null
  delegate: Address
  delegator: Address
  label: string
  created_at: Generated<Date>
  /** From then on it is none any more. */
  expires_at: Date | null
}

/** The last hour (since 1970) in which a pair was removed: signatures of that hour and before are used up. */
type DelegateRemovalTable = { chain_id: number; delegate: Address; delegator: Address; hour: number }

/** That a proposal was deleted: a change of the queue that leaves no other trace. */
type DeletedProposalTable = {
  id: Generated<number>
  chain_id: number
  safe: Address
  safe_tx_hash: Hash
  signature: Hex
  deleted_at: Generated<Date>
}

/** A phone or browser that wants to be told. */
type DeviceTable = {
  uuid: string
  type: DeviceType
  /** The push vendor's name for it. Leaves the service only towards the operator's push adapter. */
  token: string
  created_at: Generated<Date>
  modified_at: Generated<Date>
}

type DeviceSubscriptionTable = {
  device_uuid: string
  chain_id: number
  safe: Address
  /** Who signed for the subscription. */
  account: Address | null
  types: NotificationType[]
}

/** The operator's webhooks; their secrets stay in the operator's file. */
type WebhookTable = {
  id: Generated<number>
  url: string
  /** What happened before it is no news. */
  created_at: Generated<Date>
}

/** What owners want to be told, and where; `webhook` has a row for each, by which the outbox knows it. */
type OwnerWebhookTable = {
  webhook_id: number
  id: string
  account: Address
  chain_id: number
  safe: Address
  url: string
  secret: string
  events: string[]
  is_on: Generated<boolean>
}

/** What is still to be sent. Written by triggers, in the transaction of what it tells of. */
type WebhookDeliveryTable = {
  id: Generated<number>
  webhook_id: number
  event: ColumnType<unknown, string, never>
  attempts: Generated<number>
  created_at: Generated<Date>
  next_attempt_at: Generated<Date>
}

/** What a client address took of the service lately. */
type RateLimitTable = { at: Date; debt: number; holder: string }
