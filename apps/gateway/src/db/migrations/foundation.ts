import { type Kysely, sql } from 'kysely'

const factColumns = sql.raw(`
  chain_id bigint not null,
  block_number bigint not null,
  log_index integer not null,
  transaction_hash text not null,
  safe text not null`)

const onBlock = sql.raw('foreign key (chain_id, block_number) references block (chain_id, number) on delete cascade')
const factKey = sql.raw('primary key (chain_id, block_number, log_index)')
const uint256 = sql.raw('numeric(78, 0)')
const verification = sql.raw(`
  kind text not null check (kind in ('eoa', 'ethSign', 'contract', 'approvedHash')),
  verdict text not null check (verdict in ('valid', 'invalid', 'unverified')),
  verified_block bigint`)

async function createChain(db: Kysely<unknown>): Promise<void> {
  await sql`create table block (
    chain_id bigint not null,
    number bigint not null,
    hash text not null,
    parent_hash text not null,
    timestamp bigint not null,
    has_facts boolean not null,
    primary key (chain_id, number)
  )`.execute(db)
  await sql`create index block_without_facts on block (chain_id, number) where not has_facts`.execute(db)
  await sql`create table checkpoint (
    chain_id bigint primary key,
    block_number bigint not null,
    block_hash text not null,
    block_timestamp bigint not null,
    head_number bigint not null,
    head_timestamp bigint not null,
    updated_at timestamptz not null default now()
  )`.execute(db)
  await sql`create table chain_transaction (
    chain_id bigint not null,
    block_number bigint not null,
    hash text not null,
    transaction_index integer not null,
    sender text not null,
    recipient text,
    value ${uint256} not null,
    gas_used ${uint256} not null,
    gas_price ${uint256} not null,
    primary key (chain_id, hash),
    ${onBlock}
  )`.execute(db)
  await sql`create index chain_transaction_block on chain_transaction (chain_id, block_number)`.execute(db)
}

async function createSettings(db: Kysely<unknown>): Promise<void> {
  await sql`create table safe_creation (
    ${factColumns},
    factory text not null,
    singleton text not null,
    creator text not null,
    initializer text,
    salt_nonce ${uint256},
    ${factKey},
    unique (chain_id, safe),
    ${onBlock}
  )`.execute(db)
  await sql`create table owner_event (
    ${factColumns},
    position integer not null,
    kind text not null check (kind in ('added', 'removed')),
    owner text not null,
    primary key (chain_id, block_number, log_index, position),
    ${onBlock}
  )`.execute(db)
  await sql`create index owner_event_safe on owner_event (chain_id, safe, block_number, log_index)`.execute(db)
  await sql`create index owner_event_owner on owner_event (chain_id, owner, safe, block_number, log_index)`.execute(db)
  await sql`create table threshold_event (
    ${factColumns},
    threshold bigint not null,
    ${factKey},
    ${onBlock}
  )`.execute(db)
  await sql`create index threshold_event_safe on threshold_event (chain_id, safe, block_number, log_index)`.execute(db)
  await sql`create table module_event (
    ${factColumns},
    kind text not null check (kind in ('enabled', 'disabled')),
    module text not null,
    ${factKey},
    ${onBlock}
  )`.execute(db)
  await sql`create index module_event_safe on module_event (chain_id, safe, block_number, log_index)`.execute(db)
  await sql`create table setting_event (
    ${factColumns},
    kind text not null check (kind in ('fallbackHandler', 'guard', 'masterCopy', 'moduleGuard')),
    value text not null,
    primary key (chain_id, block_number, log_index, kind),
    ${onBlock}
  )`.execute(db)
  await sql`create index setting_event_safe on setting_event (chain_id, safe, block_number, log_index)`.execute(db)
}

async function createExecutions(db: Kysely<unknown>): Promise<void> {
  await sql`create table multisig_execution (
    ${factColumns},
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
    ${factKey},
    ${onBlock}
  )`.execute(db)
  await sql`create index multisig_execution_hash on multisig_execution (chain_id, safe_tx_hash)`.execute(db)
  await sql`create index multisig_execution_safe on multisig_execution (chain_id, safe, nonce)`.execute(db)
  await sql`create index multisig_execution_transaction on multisig_execution (chain_id, transaction_hash)`.execute(db)
  await sql`create table execution_signature (
    ${factColumns},
    position integer not null,
    safe_tx_hash text not null,
    owner text not null,
    signature text not null,
    kind text not null check (kind in ('eoa', 'ethSign', 'contract', 'approvedHash')),
    primary key (chain_id, block_number, log_index, position),
    ${onBlock}
  )`.execute(db)
  await sql`create index execution_signature_hash on execution_signature (chain_id, safe_tx_hash)`.execute(db)
  await sql`create table module_execution (
    ${factColumns},
    transaction_index integer not null,
    module text not null,
    success boolean not null,
    "to" text,
    value ${uint256},
    data text,
    operation smallint,
    ${factKey},
    ${onBlock}
  )`.execute(db)
  await sql`create index module_execution_safe on module_execution (chain_id, safe, block_number, log_index)`.execute(
    db,
  )
  await sql`create index module_execution_transaction on module_execution (chain_id, transaction_hash)`.execute(db)
  await sql`create table transfer (
    ${factColumns},
    transaction_index integer not null,
    kind text not null check (kind in ('native', 'erc20', 'erc721')),
    position text not null,
    token text,
    sender text not null,
    recipient text not null,
    value ${uint256},
    token_id ${uint256},
    primary key (chain_id, safe, transaction_hash, kind, position),
    ${onBlock}
  )`.execute(db)
  await sql`create index transfer_block on transfer (chain_id, block_number)`.execute(db)
  await sql`create index transfer_safe on transfer (chain_id, safe, block_number, log_index)`.execute(db)
  await sql`create index transfer_token on transfer (chain_id, safe, token)`.execute(db)
  await sql`create table safe_transaction (
    chain_id bigint not null,
    safe text not null,
    block_number bigint not null,
    transaction_index integer not null,
    transaction_hash text not null,
    primary key (chain_id, safe, block_number, transaction_index),
    ${onBlock}
  )`.execute(db)
  await sql`create index safe_transaction_block on safe_transaction (chain_id, block_number)`.execute(db)
  await sql`create table approved_hash (
    ${factColumns},
    hash text not null,
    owner text not null,
    ${factKey},
    ${onBlock}
  )`.execute(db)
  await sql`create index approved_hash_hash on approved_hash (chain_id, hash)`.execute(db)
  await sql`create table signed_message (
    ${factColumns},
    hash text not null,
    ${factKey},
    ${onBlock}
  )`.execute(db)
  await sql`create index signed_message_hash on signed_message (chain_id, safe, hash)`.execute(db)
  await sql`create table token (
    chain_id bigint not null,
    address text not null,
    kind text not null check (kind in ('erc20', 'erc721')),
    name text,
    symbol text,
    decimals integer,
    updated_at timestamptz not null default now(),
    primary key (chain_id, address)
  )`.execute(db)
}

async function createSubmissions(db: Kysely<unknown>): Promise<void> {
  await sql`create table proposal (
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
    primary key (chain_id, safe_tx_hash)
  )`.execute(db)
  await sql`create index proposal_safe on proposal (chain_id, safe, nonce, created_at)`.execute(db)
  await sql`create table confirmation (
    chain_id bigint not null,
    safe text not null,
    safe_tx_hash text not null,
    owner text not null,
    signature text not null,
    ${verification},
    created_at timestamptz not null default clock_timestamp(),
    primary key (chain_id, safe_tx_hash, owner)
  )`.execute(db)
  await sql`create table message (
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
  )`.execute(db)
  await sql`create index message_safe on message (chain_id, safe, created_at)`.execute(db)
  await sql`create table message_confirmation (
    chain_id bigint not null,
    safe text not null,
    message_hash text not null,
    owner text not null,
    signature text not null,
    ${verification},
    created_at timestamptz not null default clock_timestamp(),
    primary key (chain_id, message_hash, owner),
    foreign key (chain_id, message_hash) references message (chain_id, message_hash) on delete cascade
  )`.execute(db)
}

/** Blocks, facts of Safes, proposals and messages. */
export const foundation = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createChain(db)
    await createSettings(db)
    await createExecutions(db)
    await createSubmissions(db)
  },
}
