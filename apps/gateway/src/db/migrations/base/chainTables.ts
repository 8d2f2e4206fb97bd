export const uint256 = 'numeric(78, 0)'

const fact = `
  chain_id bigint not null,
  block_number bigint not null,
  log_index integer not null,
  transaction_hash text not null,
  safe text not null`

const factKey = 'primary key (chain_id, block_number, log_index)'

const signatureKind = `kind text not null check (kind in ('eoa', 'ethSign', 'contract', 'approvedHash'))`

/** What the service found when it checked a signature, and at which block. */
export const verification = `
  ${signatureKind},
  verdict text not null check (verdict in ('valid', 'invalid', 'unverified')),
  verified_block bigint`

/** Tables with rows of a block. They have no foreign key to it: checking one for every row cost a sixth of a backfill. */
const tablesOfBlocks = [
  ...['approved_hash', 'chain_transaction', 'executed_operation', 'execution_signature', 'module_event'],
  ...['module_execution', 'multisig_execution', 'owner_event', 'safe_creation', 'safe_transaction', 'setting_event'],
  ...['signed_message', 'threshold_event', 'transfer', 'failed_transaction'],
]

/** Deletes the rows of deleted blocks, by one statement per table for all blocks of a reorganisation. */
const blockTrigger = `
create function delete_rows_of_blocks() returns trigger language plpgsql
  set plan_cache_mode = force_custom_plan as $$
begin
  if exists (select from old_rows) then
    ${tablesOfBlocks
      .map(
        (table) => `delete from ${table} using old_rows
      where ${table}.chain_id = old_rows.chain_id and ${table}.block_number = old_rows.number;`,
      )
      .join('\n    ')}
  end if;
  return null;
end $$;
create trigger delete_rows_of_blocks after delete on block referencing old table as old_rows
  for each statement execute function delete_rows_of_blocks();`

/** Blocks, and what each chain recorded about Safes. */
const facts = `
create table block (
  chain_id bigint not null,
  number bigint not null,
  hash text not null,
  -- Null where the logs carried the block's time, so that its header was never fetched.
  parent_hash text,
  timestamp bigint not null,
  has_facts boolean not null,
  primary key (chain_id, number)
);
create index block_without_facts on block (chain_id, number) where not has_facts;

create table chain_transaction (
  chain_id bigint not null,
  block_number bigint not null,
  hash text not null,
  transaction_index integer not null,
  sender text not null,
  recipient text,
  value ${uint256} not null,
  gas_used ${uint256} not null,
  gas_price ${uint256} not null,
  max_fee_per_gas ${uint256},
  max_priority_fee_per_gas ${uint256},
  primary key (chain_id, hash)
);
create index chain_transaction_block on chain_transaction (chain_id, block_number);

create table safe_creation (
  ${fact},
  factory text not null,
  singleton text not null,
  creator text not null,
  initializer text,
  salt_nonce ${uint256},
  ${factKey},
  unique (chain_id, safe)
);

create table owner_event (
  ${fact},
  position integer not null,
  kind text not null check (kind in ('added', 'removed')),
  owner text not null,
  primary key (chain_id, block_number, log_index, position)
);
create index owner_event_safe on owner_event (chain_id, safe, block_number, log_index);
create index owner_event_owner on owner_event (chain_id, owner, safe, block_number, log_index);

create table threshold_event (${fact}, threshold bigint not null, ${factKey});
create index threshold_event_safe on threshold_event (chain_id, safe, block_number, log_index);

create table module_event (
  ${fact},
  kind text not null check (kind in ('enabled', 'disabled')),
  module text not null,
  ${factKey}
);
create index module_event_safe on module_event (chain_id, safe, block_number, log_index);

create table setting_event (
  ${fact},
  kind text not null check (kind in ('fallbackHandler', 'guard', 'masterCopy', 'moduleGuard')),
  value text not null,
  primary key (chain_id, block_number, log_index, kind)
);
create index setting_event_safe on setting_event (chain_id, safe, block_number, log_index);

create table multisig_execution (
  ${fact},
  transaction_index integer not null,
  safe_tx_hash text not null,
  success boolean not null,
  payment ${uint256} not null,
  source text check (source in ('event', 'calldata', 'trace')),
  "to" text,
  value ${uint256},
  data text,
  operation smallint,
  safe_tx_gas ${uint256},
  base_gas ${uint256},
  gas_price ${uint256},
  gas_token text,
  refund_receiver text,
  signatures text,
  nonce ${uint256},
  executor text,
  threshold bigint,
  ${factKey}
);
create index multisig_execution_safe on multisig_execution (chain_id, safe, nonce);

create table execution_signature (
  ${fact},
  position integer not null,
  safe_tx_hash text not null,
  owner text not null,
  signature text not null,
  ${signatureKind},
  primary key (chain_id, block_number, log_index, position)
);
create index execution_signature_hash on execution_signature (chain_id, safe_tx_hash);

create table module_execution (
  ${fact},
  transaction_index integer not null,
  module text not null,
  success boolean not null,
  "to" text,
  value ${uint256},
  data text,
  operation smallint,
  ${factKey}
);
create index module_execution_safe on module_execution (chain_id, safe, block_number, log_index);

create table transfer (
  ${fact},
  transaction_index integer not null,
  kind text not null check (kind in ('native', 'erc20', 'erc721', 'erc1155')),
  position text not null,
  token text,
  sender text not null,
  recipient text not null,
  value ${uint256},
  token_id ${uint256},
  primary key (chain_id, safe, transaction_hash, kind, position)
);
create index transfer_block on transfer (chain_id, block_number);
create index transfer_safe on transfer (chain_id, safe, block_number, log_index);

create table safe_transaction (
  chain_id bigint not null,
  safe text not null,
  block_number bigint not null,
  transaction_index integer not null,
  transaction_hash text not null,
  primary key (chain_id, safe, block_number, transaction_index)
);
create index safe_transaction_block on safe_transaction (chain_id, block_number);

create table approved_hash (${fact}, hash text not null, owner text not null, ${factKey});
create index approved_hash_hash on approved_hash (chain_id, hash);

create table signed_message (${fact}, hash text not null, ${factKey});
create index signed_message_hash on signed_message (chain_id, safe, hash);

create table executed_operation (
  ${fact},
  entry_point text not null,
  user_operation_hash text not null,
  success boolean not null,
  ${factKey}
);
create index executed_operation_hash on executed_operation (chain_id, user_operation_hash);`

/** How far each chain is indexed, by whom, and what is left to retry. */
const progress = `
create table checkpoint (
  chain_id bigint primary key,
  block_number bigint not null,
  block_hash text not null,
  block_timestamp bigint not null,
  head_number bigint not null,
  head_timestamp bigint not null,
  updated_at timestamptz not null default now(),
  -- Incremented by every write of an indexer, so that another one notices it.
  revision bigint not null default 0,
  -- Signers are recovered after the backfill; up to this block they are complete.
  signers_block bigint not null default -1
);

create table indexer (
  chain_id bigint primary key,
  genesis_hash text,
  holder text,
  session_pid integer,
  session_start timestamptz,
  expires_at timestamptz,
  failing_since timestamptz,
  failure_code text,
  failure text
);

create table failed_transaction (
  chain_id bigint not null,
  block_number bigint not null,
  transaction_hash text not null,
  what text not null,
  subject text not null,
  reason text not null,
  tries integer not null default 1,
  first_seen_at timestamptz not null default clock_timestamp(),
  next_try_at timestamptz not null default clock_timestamp() + interval '15 seconds',
  primary key (chain_id, block_number, transaction_hash, what, subject)
);
create index failed_transaction_due on failed_transaction (chain_id, next_try_at);

-- Safes that the index did not find by itself, each with the transaction that created it.
create table registered_safe (
  chain_id bigint not null,
  safe text not null,
  transaction_hash text not null,
  registered_at timestamptz not null default clock_timestamp(),
  tries integer not null default 0,
  next_try_at timestamptz not null default clock_timestamp(),
  primary key (chain_id, safe)
);
create index registered_safe_due on registered_safe (chain_id, next_try_at);`

/** Metadata read from contracts and servers, and the versions that cached responses depend on. */
const caches = `
create table token (
  chain_id bigint not null,
  address text not null,
  kind text not null check (kind in ('erc20', 'erc721', 'erc1155')),
  name text,
  symbol text,
  decimals integer,
  updated_at timestamptz not null default now(),
  primary key (chain_id, address)
);

create table collectible_metadata (
  chain_id bigint not null,
  token text not null,
  token_id ${uint256} not null,
  uri text not null,
  metadata json,
  fetched_at timestamptz not null default clock_timestamp(),
  primary key (chain_id, token, token_id)
);

-- Half of each page stays free, so that an update is written beside the old row and no index changes (HOT).
create table cache_version (
  chain_id bigint not null,
  safe text not null,
  version uuid not null,
  primary key (chain_id, safe)
) with (fillfactor = 50);`

/** Everything that is read from chains. Indexes of large tables are in `createLargeIndexes`. */
export const chainTables = [facts, blockTrigger, progress, caches].join('\n')
