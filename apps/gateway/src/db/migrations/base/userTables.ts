import { uint256, verification } from './chainTables.ts'

/** What users submitted: it exists nowhere else, so no reorganisation or reindexing deletes it. */
const submissions = `
create table proposal (
  chain_id bigint not null,
  safe text not null,
  safe_tx_hash text not null,
  "to" text not null,
  value ${uint256} not null,
  data text not null,
  operation smallint not null,
  safe_tx_gas ${uint256} not null,
  base_gas ${uint256} not null,
  gas_price ${uint256} not null,
  gas_token text not null,
  refund_receiver text not null,
  nonce ${uint256} not null,
  proposer text,
  proposed_by_delegate text,
  origin text,
  trusted boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  modified_at timestamptz not null default clock_timestamp(),
  settled boolean not null default false,
  primary key (chain_id, safe_tx_hash)
);
create index proposal_safe on proposal (chain_id, safe, nonce, created_at);

-- Without a foreign key: confirmations may arrive before their proposal.
create table confirmation (
  chain_id bigint not null,
  safe text not null,
  safe_tx_hash text not null,
  owner text not null,
  signature text not null,
  ${verification},
  created_at timestamptz not null default clock_timestamp(),
  primary key (chain_id, safe_tx_hash, owner)
);

create table deleted_proposal (
  id bigint generated always as identity primary key,
  chain_id bigint not null,
  safe text not null,
  safe_tx_hash text not null,
  signature text not null,
  deleted_at timestamptz not null default clock_timestamp()
);
create index deleted_proposal_safe on deleted_proposal (chain_id, safe, deleted_at);
create index deleted_proposal_hash on deleted_proposal (chain_id, safe_tx_hash);

-- json, not jsonb: the order of the fields of typed data is part of what was signed.
create table message (
  chain_id bigint not null,
  safe text not null,
  message_hash text not null,
  message json not null,
  proposed_by text not null,
  safe_app_id bigint,
  origin text,
  created_at timestamptz not null default clock_timestamp(),
  modified_at timestamptz not null default clock_timestamp(),
  primary key (chain_id, message_hash)
);
create index message_safe on message (chain_id, safe, created_at);

create table message_confirmation (
  chain_id bigint not null,
  safe text not null,
  message_hash text not null,
  owner text not null,
  signature text not null,
  ${verification},
  created_at timestamptz not null default clock_timestamp(),
  primary key (chain_id, message_hash, owner),
  foreign key (chain_id, message_hash) references message (chain_id, message_hash) on delete cascade
);

create table safe_operation (
  chain_id bigint not null,
  safe text not null,
  safe_operation_hash text not null,
  user_operation_hash text not null,
  module text not null,
  entry_point text not null,
  nonce ${uint256} not null,
  init_code text not null,
  call_data text not null,
  call_gas_limit ${uint256} not null,
  verification_gas_limit ${uint256} not null,
  pre_verification_gas ${uint256} not null,
  max_fee_per_gas ${uint256} not null,
  max_priority_fee_per_gas ${uint256} not null,
  paymaster_and_data text not null,
  valid_after bigint not null,
  valid_until bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  modified_at timestamptz not null default clock_timestamp(),
  primary key (chain_id, safe_operation_hash)
);
create index safe_operation_safe on safe_operation (chain_id, safe, nonce, created_at);

create table safe_operation_confirmation (
  chain_id bigint not null,
  safe text not null,
  safe_operation_hash text not null,
  owner text not null,
  signature text not null,
  ${verification},
  created_at timestamptz not null default clock_timestamp(),
  primary key (chain_id, safe_operation_hash, owner),
  foreign key (chain_id, safe_operation_hash)
    references safe_operation (chain_id, safe_operation_hash) on delete cascade
);`

/** Delegates, sessions of sign-in with Ethereum, and rate limits. */
const accounts = `
create table delegate (
  chain_id bigint not null,
  safe text,
  delegate text not null,
  delegator text not null,
  label text not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz
);
-- Not "nulls not distinct", which PostgreSQL 14 does not have.
create unique index delegate_key on delegate (chain_id, delegate, delegator, coalesce(safe, ''));
create index delegate_delegator on delegate (chain_id, delegator);
create index delegate_safe on delegate (chain_id, safe);

create table delegate_removal (
  chain_id bigint not null,
  delegate text not null,
  delegator text not null,
  hour bigint not null,
  primary key (chain_id, delegate, delegator)
);

create table sign_in_nonce (nonce text primary key, expires_at timestamptz not null);
create index sign_in_nonce_expiry on sign_in_nonce (expires_at);

create table session (
  token_hash text primary key,
  address text not null,
  chain_id bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index session_expiry on session (expires_at);

-- Unlogged: every request writes it, and losing it in a crash costs a minute of limits.
create unlogged table rate_limit (
  client text primary key,
  used double precision not null,
  updated_at timestamptz not null
);`

/** Subscribed devices, webhooks, and the outbox of events that were not delivered yet. */
const notifications = `
create table device (
  uuid text primary key,
  type text not null check (type in ('ANDROID', 'IOS', 'WEB')),
  token text not null,
  created_at timestamptz not null default clock_timestamp(),
  modified_at timestamptz not null default clock_timestamp()
);

create table device_subscription (
  device_uuid text not null references device (uuid) on delete cascade,
  chain_id bigint not null,
  safe text not null,
  account text,
  types text[] not null
);
create unique index device_subscription_key
  on device_subscription (device_uuid, chain_id, safe, coalesce(account, ''));
create index device_subscription_safe on device_subscription (chain_id, safe);
create index device_subscription_account on device_subscription (coalesce(account, ''));

-- Whole seconds, as the times of blocks: events of the same second are delivered.
create table webhook (
  id bigint generated always as identity primary key,
  url text not null unique,
  created_at timestamptz not null default date_trunc('second', clock_timestamp())
);

create table owner_webhook (
  webhook_id bigint primary key references webhook (id) on delete cascade,
  id uuid not null unique,
  account text not null,
  chain_id bigint not null,
  safe text not null,
  url text not null,
  secret text not null,
  events text[] not null,
  enabled boolean not null default true
);
create index owner_webhook_account on owner_webhook (account);

create table webhook_delivery (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhook (id) on delete cascade,
  event jsonb not null,
  attempts integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  next_attempt_at timestamptz not null default clock_timestamp()
);
create index webhook_delivery_due on webhook_delivery (webhook_id, next_attempt_at);`

/** What users submitted and set up. Indexes of large tables are in `createLargeIndexes`. */
export const userTables = [submissions, accounts, notifications].join('\n')
