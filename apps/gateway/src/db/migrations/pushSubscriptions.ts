/**
 * Subscriptions of browsers, each with a row in `webhook` that deliveries refer to. Its URL begins with `owner:`, so that
 * processes of version 0.1.0 leave it alone.
 */
const tables = `
create table push_subscription (
  webhook_id bigint primary key references webhook (id) on delete cascade,
  id uuid not null unique,
  account text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default clock_timestamp(),
  modified_at timestamptz not null default clock_timestamp()
);
create unique index push_subscription_account on push_subscription (account, endpoint);

create table push_subscription_safe (
  webhook_id bigint not null references push_subscription (webhook_id) on delete cascade,
  chain_id bigint not null,
  safe text not null,
  primary key (chain_id, safe, webhook_id)
);
create index push_subscription_safe_webhook on push_subscription_safe (webhook_id);

create table key_check_reminder (
  chain_id bigint not null,
  safe text not null,
  owner text not null,
  reminded_at timestamptz not null,
  primary key (chain_id, safe, owner)
);`

/** Without them each event would read every webhook and subscription of all accounts. */
const indexes = `
create index webhook_operator on webhook (id) where url not like 'owner:%';
create index owner_webhook_safe on owner_webhook (chain_id, safe);`

/** A receiver that is down must not fill the disk. */
const hasRoom = (max: number) => `(select count(*) from (
    select from webhook_delivery as pending where pending.webhook_id = webhook.id limit ${max}
  ) as pending) < ${max}`

/** Inserts one event into the outbox of every webhook and subscription that existed when it happened. */
const enqueue = `
create or replace function enqueue_webhook_event(chain_id bigint, safe text, happened_at timestamptz, details jsonb)
  returns void language sql as $$
  insert into webhook_delivery (webhook_id, event)
  select receiver.id, jsonb_build_object(
    'address', enqueue_webhook_event.safe,
    'chainId', enqueue_webhook_event.chain_id :: text,
    'timestamp', to_char(happened_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) || details
  from (
    select webhook.id from webhook
    where webhook.url not like 'owner:%' and webhook.created_at <= happened_at
      and details ->> 'type' <> 'KEY_CHECK_OVERDUE'
    union all
    select webhook.id from owner_webhook as own join webhook on webhook.id = own.webhook_id
    where own.chain_id = enqueue_webhook_event.chain_id and own.safe = enqueue_webhook_event.safe and own.enabled
      and details ->> 'type' = any(own.events) and webhook.created_at <= happened_at and ${hasRoom(1_000)}
    union all
    select webhook.id from push_subscription_safe as push join webhook on webhook.id = push.webhook_id
    where details ->> 'type' in ('PENDING_MULTISIG_TRANSACTION', 'MESSAGE_CREATED', 'KEY_CHECK_OVERDUE')
      and push.chain_id = enqueue_webhook_event.chain_id and push.safe = enqueue_webhook_event.safe
      and webhook.created_at <= happened_at and ${hasRoom(100)}
  ) as receiver;
$$;`

export const pushSubscriptions = [tables, indexes, enqueue].join('\n')
