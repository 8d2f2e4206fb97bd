import type { NotificationType, WebhookDevice, WebhookEvent } from '@countersign/protocol/wire'
import { sql } from 'kysely'
import type { Db } from '../schema.ts'

/** Names of the events that devices can subscribe to. */
const typeOf: Readonly<Partial<Record<WebhookEvent['type'], NotificationType>>> = {
  DELETED_MULTISIG_TRANSACTION: 'DELETED_MULTISIG_TRANSACTION',
  EXECUTED_MULTISIG_TRANSACTION: 'EXECUTED_MULTISIG_TRANSACTION',
  INCOMING_ETHER: 'INCOMING_ETHER',
  INCOMING_TOKEN: 'INCOMING_TOKEN',
  MESSAGE_CREATED: 'MESSAGE_CONFIRMATION_REQUEST',
  MODULE_TRANSACTION: 'MODULE_TRANSACTION',
  PENDING_MULTISIG_TRANSACTION: 'CONFIRMATION_REQUEST',
}

/** The devices subscribed to an event, without those of owners who have signed already. */
export async function listSubscribedDevices(db: Db, event: WebhookEvent): Promise<WebhookDevice[]> {
  const type = typeOf[event.type]
  if (!type) return []
  const { address } = event
  const chainId = Number(event.chainId)
  const safeTxHash = event.type === 'PENDING_MULTISIG_TRANSACTION' ? event.safeTxHash : null
  const messageHash = event.type === 'MESSAGE_CREATED' ? event.messageHash : null
  const { rows } = await sql<WebhookDevice>`
    select device.uuid, device.type, device.token, subscription.account
    from device_subscription as subscription join device on device.uuid = subscription.device_uuid
    where subscription.chain_id = ${chainId} and subscription.safe = ${address}
      and ${type} = any(subscription.types)
      and not exists (select from confirmation
        where chain_id = ${chainId} and safe_tx_hash = ${safeTxHash} and owner = subscription.account)
      and not exists (select from message_confirmation
        where chain_id = ${chainId} and message_hash = ${messageHash} and owner = subscription.account)
    order by device.uuid, subscription.account`.execute(db)
  return rows
}
