import { type Kysely, sql } from 'kysely'

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`create table device (
    uuid text primary key,
    type text not null check (type in ('ANDROID', 'IOS', 'WEB')),
    token text not null,
    created_at timestamptz not null default clock_timestamp(),
    modified_at timestamptz not null default clock_timestamp()
  )`.execute(db)
  await sql`create table device_subscription (
    device_uuid text not null references device (uuid) on delete cascade,
    chain_id bigint not null,
    safe text not null,
    account text,
    types text[] not null
  )`.execute(db)
  await sql`create unique index device_subscription_key
    on device_subscription (device_uuid, chain_id, safe, coalesce(account, ''))`.execute(db)
  await sql`create index device_subscription_safe on device_subscription (chain_id, safe)`.execute(db)
  await sql`create table webhook (
    id bigint generated always as identity primary key,
    url text not null unique,
    created_at timestamptz not null default date_trunc('second', clock_timestamp())
  )`.execute(db)
  await sql`create table webhook_delivery (
    id bigint generated always as identity primary key,
    webhook_id bigint not null references webhook (id) on delete cascade,
    event jsonb not null,
    attempts integer not null default 0,
    created_at timestamptz not null default clock_timestamp(),
    next_attempt_at timestamptz not null default clock_timestamp()
  )`.execute(db)
  await sql`create index webhook_delivery_due on webhook_delivery (webhook_id, next_attempt_at)`.execute(db)
}

/** Puts one event into the outbox of every webhook that was there when it happened. */
async function createAnnounce(db: Kysely<unknown>): Promise<void> {
  await sql`create function announce(chain_id bigint, safe text, happened_at timestamptz, details jsonb) returns void
    language sql as $$
      insert into webhook_delivery (webhook_id, event)
      select id, jsonb_build_object(
        'address', safe,
        'chainId', chain_id :: text,
        'timestamp', to_char(happened_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) || details
      from webhook where created_at <= happened_at
    $$`.execute(db)
}

/** What people send: by row, as it comes. */
async function announceSubmissions(db: Kysely<unknown>): Promise<void> {
  const submissions = [
    {
      details: `'type', 'PENDING_MULTISIG_TRANSACTION', 'safeTxHash', new.safe_tx_hash`,
      table: 'proposal',
      // A proposal that nobody signed is nobody's news: anyone can send one.
      when: 'when (new.trusted)',
    },
    {
      details: `'type', 'NEW_CONFIRMATION', 'safeTxHash', new.safe_tx_hash, 'owner', new.owner`,
      table: 'confirmation',
      when: '',
    },
    { details: `'type', 'MESSAGE_CREATED', 'messageHash', new.message_hash`, table: 'message', when: '' },
    {
      details: `'type', 'MESSAGE_CONFIRMATION', 'messageHash', new.message_hash, 'owner', new.owner`,
      table: 'message_confirmation',
      when: '',
    },
    {
      details: `'type', 'DELETED_MULTISIG_TRANSACTION', 'safeTxHash', new.safe_tx_hash`,
      table: 'deleted_proposal',
      when: '',
    },
  ]
  for (const { details, table, when } of submissions) {
    await sql
      .raw(`create function announce_${table}() returns trigger language plpgsql as $$ begin
        perform announce(new.chain_id, new.safe, clock_timestamp(), jsonb_build_object(${details}));
        return null;
      end $$`)
      .execute(db)
    await sql
      .raw(`create trigger announce_${table} after insert on ${table} for each row ${when}
        execute function announce_${table}()`)
      .execute(db)
  }
  await sql`create trigger announce_trust after update on proposal for each row
    when (new.trusted and not old.trusted) execute function announce_proposal()`.execute(db)
}

/** Facts of the chain: by statement, since the indexer writes them by the thousand. */
async function announceFacts(db: Kysely<unknown>): Promise<void> {
  const transferred = (direction: 'INCOMING' | 'OUTGOING') => `jsonb_build_object(
    'type', '${direction}_' || case when fact.kind = 'native' then 'ETHER' else 'TOKEN' end,
    'txHash', fact.transaction_hash, 'value', fact.value :: text
  ) || case when fact.kind = 'native' then '{}' :: jsonb else
    jsonb_build_object('tokenAddress', fact.token, 'tokenId', fact.token_id :: text) end`
  const facts = [
    {
      details: `case when fact.recipient = fact.safe then ${transferred('INCOMING')} else ${transferred('OUTGOING')} end`,
      table: 'transfer',
    },
    {
      details: `jsonb_build_object('type', 'EXECUTED_MULTISIG_TRANSACTION', 'failed', not fact.success,
        'safeTxHash', fact.safe_tx_hash, 'txHash', fact.transaction_hash)`,
      table: 'multisig_execution',
    },
    {
      details: `jsonb_build_object('type', 'MODULE_TRANSACTION', 'module', fact.module, 'txHash', fact.transaction_hash)`,
      table: 'module_execution',
    },
    {
      details: `jsonb_build_object('type', 'SAFE_CREATED', 'blockNumber', fact.block_number,
        'txHash', fact.transaction_hash)`,
      table: 'safe_creation',
    },
  ]
  for (const { details, table } of facts) {
    await sql
      .raw(`create function announce_${table}() returns trigger language plpgsql as $$ begin
        if exists (select from webhook) then
          perform announce(fact.chain_id, fact.safe, to_timestamp(block.timestamp), ${details})
          from added as fact
          join block on block.chain_id = fact.chain_id and block.number = fact.block_number
          order by fact.block_number, fact.log_index;
        end if;
        return null;
      end $$`)
      .execute(db)
    await sql
      .raw(`create trigger announce_${table} after insert on ${table} referencing new table as added
        for each statement execute function announce_${table}()`)
      .execute(db)
  }
}

/** Devices, webhooks and the outbox between what happens and who is told. */
export const notifications = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createTables(db)
    await createAnnounce(db)
    await announceSubmissions(db)
    await announceFacts(db)
  },
}
