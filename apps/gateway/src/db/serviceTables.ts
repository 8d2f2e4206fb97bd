import type { DeviceType, NotificationType } from '@countersign/protocol/wire'
import type { ColumnType, Generated } from 'kysely'
import type { Address, Hash, Hex } from 'viem'

/** Tables of users' accounts, devices and webhooks. */
export type ServiceTables = {
  collectible_metadata: CollectibleMetadataTable
  delegate: DelegateTable
  delegate_removal: DelegateRemovalTable
  deleted_proposal: DeletedProposalTable
  device: DeviceTable
  device_subscription: DeviceSubscriptionTable
  owner_webhook: OwnerWebhookTable
  rate_limit: RateLimitTable
  session: SessionTable
  sign_in_nonce: SignInNonceTable
  webhook: WebhookTable
  webhook_delivery: WebhookDeliveryTable
}

/** Cached metadata of an NFT; null when it could not be fetched. */
type CollectibleMetadataTable = {
  chain_id: number
  token: Address
  token_id: bigint
  uri: string
  metadata: ColumnType<unknown, string | null, string | null>
  fetched_at: Generated<Date>
}

/** Nonces that were issued and not yet signed. */
type SignInNonceTable = { nonce: string; expires_at: Date }

type SessionTable = {
  /** SHA-256 of the cookie's value: reading the table is not enough to take over a session. */
  token_hash: string
  address: Address
  chain_id: number
  created_at: Generated<Date>
  expires_at: Date
}

/** Accounts that may propose for an owner. */
type DelegateTable = {
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
type DelegateRemovalTable = { chain_id: number; delegate: Address; delegator: Address; hour: number }

/** A deleted proposal: the queue changed, and no other row shows it. */
type DeletedProposalTable = {
  id: Generated<number>
  chain_id: number
  safe: Address
  safe_tx_hash: Hash
  signature: Hex
  deleted_at: Generated<Date>
}

/** A phone or browser that receives push notifications. */
type DeviceTable = {
  uuid: string
  type: DeviceType
  /** The push vendor's token. Sent only to the operator's push adapter. */
  token: string
  created_at: Generated<Date>
  modified_at: Generated<Date>
}

type DeviceSubscriptionTable = {
  device_uuid: string
  chain_id: number
  safe: Address
  /** The account that signed for the subscription; null for anonymous ones. */
  account: Address | null
  types: NotificationType[]
}

/** The operator's webhooks; their secrets stay in the operator's file. */
type WebhookTable = {
  id: Generated<number>
  url: string
  /** Events before it are not delivered. */
  created_at: Generated<Date>
}

/** Webhooks of owners; each has a row in `webhook`, which deliveries refer to. */
type OwnerWebhookTable = {
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

/** Events to deliver. Written by triggers, in the transaction of what they report. */
type WebhookDeliveryTable = {
  id: Generated<number>
  webhook_id: number
  event: ColumnType<unknown, string, never>
  attempts: Generated<number>
  created_at: Generated<Date>
  next_attempt_at: Generated<Date>
}

/** Units that a client address used recently, summed over all processes. */
type RateLimitTable = { client: string; updated_at: Date; used: number }
