import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Db } from '../schema.ts'
import { type ListDueParameters, selectDue } from './webhookDeliveries.ts'

type SafeKey = { address: Address; chainId: string }

export type PushRecord = {
  account: Address
  auth: string
  createdAt: Date
  endpoint: string
  id: string
  p256dh: string
  safes: readonly SafeKey[]
  webhookId: number
}

/** Browsers of an account; the longest unused gives way. */
const maxPerAccount = 10
/** Subscriptions to one Safe: each event is copied for every one, in the transaction of who caused it. */
export const maxPerSafe = 100
/** Longer than key checks are apart, and than most browsers keep a subscription that they do not use. */
const maxAge = '400 days'

type Row = {
  account: Address
  auth: string
  created_at: Date
  endpoint: string
  id: string
  p256dh: string
  safes: SafeKey[]
  webhook_id: number
}

const toRecord = ({ created_at, webhook_id, ...row }: Row): PushRecord => ({
  ...row,
  createdAt: created_at,
  webhookId: webhook_id,
})

const columns = sql`push.account, push.auth, push.created_at, push.endpoint, push.id, push.p256dh, push.webhook_id,
  (select coalesce(jsonb_agg(jsonb_build_object('address', safe, 'chainId', chain_id :: text) order by chain_id, safe), '[]')
    from push_subscription_safe as of_safe where of_safe.webhook_id = push.webhook_id) as safes`

export async function listPushSubscriptions(db: Db, account: Address): Promise<PushRecord[]> {
  const { rows } = await sql<Row>`select ${columns} from push_subscription as push
    where account = ${account} order by push.webhook_id`.execute(db)
  return rows.map(toRecord)
}

/** Only the account's own: those of others are not found. */
export async function findPushSubscription(
  db: Db,
  { account, id }: { account: Address; id: string },
): Promise<PushRecord | undefined> {
  const { rows } = await sql<Row>`select ${columns} from push_subscription as push
    where account = ${account} and id = ${id}`.execute(db)
  return rows[0] && toRecord(rows[0])
}

type UpsertPushSubscriptionParameters = Pick<PushRecord, 'account' | 'auth' | 'endpoint' | 'p256dh' | 'safes'>

/**
 * Stores a browser's subscription with exactly these Safes; undefined if one of them has too many. Of an account with too
 * many browsers the one that was renewed first is removed.
 */
export async function upsertPushSubscription(
  db: Db,
  { account, auth, endpoint, p256dh, safes }: UpsertPushSubscriptionParameters,
): Promise<PushRecord | undefined> {
  const keys = JSON.stringify(safes.map(({ address, chainId }) => ({ chain_id: Number(chainId), safe: address })))
  return db.transaction().execute(async (tx) => {
    // Else two concurrent requests would both find room.
    await sql`select pg_advisory_xact_lock(hashtext('push subscriptions'))`.execute(tx)
    await sql`delete from webhook using push_subscription as push
      where push.webhook_id = webhook.id and push.modified_at < now() - ${sql.lit(maxAge)} :: interval`.execute(tx)
    const known = await sql<{ webhook_id: number }>`select webhook_id from push_subscription
      where account = ${account} and endpoint = ${endpoint}`.execute(tx)
    const knownId = known.rows[0]?.webhook_id
    const { rows: full } = await sql`
      select from jsonb_to_recordset(${keys} :: jsonb) as wanted (chain_id bigint, safe text)
      where (select count(*) from push_subscription_safe as other
        where other.chain_id = wanted.chain_id and other.safe = wanted.safe
          and other.webhook_id is distinct from ${knownId ?? null} :: bigint) >= ${maxPerSafe}`.execute(tx)
    if (full.length > 0) return undefined
    const webhookId = knownId ?? (await insertReceiver(tx, { account, endpoint }))
    await sql`update push_subscription set p256dh = ${p256dh}, auth = ${auth}, modified_at = clock_timestamp()
      where webhook_id = ${webhookId}`.execute(tx)
    await sql`delete from push_subscription_safe where webhook_id = ${webhookId}`.execute(tx)
    await sql`insert into push_subscription_safe (webhook_id, chain_id, safe)
      select ${webhookId}, chain_id, safe from jsonb_to_recordset(${keys} :: jsonb) as wanted (chain_id bigint, safe text)
      on conflict do nothing`.execute(tx)
    await sql`delete from webhook where id in (
      select webhook_id from push_subscription where account = ${account}
      order by modified_at desc, webhook_id desc offset ${maxPerAccount})`.execute(tx)
    const { rows } = await sql<Row>`select ${columns} from push_subscription as push
      where webhook_id = ${webhookId}`.execute(tx)
    return rows[0] && toRecord(rows[0])
  })
}

async function insertReceiver(
  tx: Db,
  { account, endpoint }: Pick<PushRecord, 'account' | 'endpoint'>,
): Promise<number> {
  const id = randomUUID()
  const { id: webhookId } = await tx
    .insertInto('webhook')
    .values({ url: `owner:push:${id}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('push_subscription')
    .values({ account, auth: '', endpoint, id, p256dh: '', webhook_id: webhookId })
    .execute()
  return webhookId
}

export async function listDuePushSubscriptions(db: Db, parameters: ListDueParameters): Promise<PushRecord[]> {
  const { rows } =
    await sql<Row>`select ${columns} from (${selectDue('push_subscription', parameters)}) as push`.execute(db)
  return rows.map(toRecord)
}

type HasConfirmedParameters = { account: Address; chainId: number; hash: string; kind: 'message' | 'transaction' }

/** Whether an account has signed already. */
export async function hasConfirmed(db: Db, { account, chainId, hash, kind }: HasConfirmedParameters): Promise<boolean> {
  const [table, column] =
    kind === 'message' ? ['message_confirmation', 'message_hash'] : ['confirmation', 'safe_tx_hash']
  const { rows } = await sql`select from ${sql.table(table)}
    where chain_id = ${chainId} and ${sql.ref(column)} = ${hash} and owner = ${account}`.execute(db)
  return rows.length > 0
}
