import { type Kysely, sql } from 'kysely'

/** Webhooks that owners of a Safe set up for themselves: each hears of its own Safe, and only what it asked for. */
export const ownerWebhooks = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table owner_webhook (
      webhook_id bigint primary key references webhook (id) on delete cascade,
      id uuid not null unique,
      account text not null,
      chain_id bigint not null,
      safe text not null,
      url text not null,
      secret text not null,
      events text[] not null,
      is_on boolean not null default true
    )`.execute(db)
    await sql`create index owner_webhook_account on owner_webhook (account)`.execute(db)
    // A receiver that is down must not fill the disk: what comes after a thousand that wait is not kept for it.
    await sql`create or replace function announce(chain_id bigint, safe text, happened_at timestamptz, details jsonb)
      returns void language sql as $$
        insert into webhook_delivery (webhook_id, event)
        select webhook.id, jsonb_build_object(
          'address', announce.safe,
          'chainId', announce.chain_id :: text,
          'timestamp', to_char(happened_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) || details
        from webhook
        left join owner_webhook as own on own.webhook_id = webhook.id
        where webhook.created_at <= happened_at and (
          own.id is null
          or own.is_on and own.chain_id = announce.chain_id and own.safe = announce.safe
            and details ->> 'type' = any(own.events)
            and (select count(*) from (
              select from webhook_delivery as waiting where waiting.webhook_id = webhook.id limit 1000
            ) as few) < 1000
        )
      $$`.execute(db)
  },
}
