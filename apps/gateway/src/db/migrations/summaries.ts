import { type Kysely, sql } from 'kysely'

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`create table safe_summary (
    chain_id bigint not null,
    safe text not null,
    executions bigint not null,
    known_nonces bigint not null,
    nonce_sum numeric not null,
    nonce_squares numeric not null,
    highest_nonce numeric(78, 0),
    module_executions bigint not null,
    history bigint not null,
    transfers bigint not null,
    received bigint not null,
    last_execution_at bigint,
    last_history_at bigint,
    last_collectible_at bigint,
    primary key (chain_id, safe)
  )`.execute(db)
  await sql`create table safe_token (
    chain_id bigint not null,
    safe text not null,
    kind text not null,
    token text not null,
    transfers bigint not null,
    received bigint not null,
    held bigint not null default 0,
    primary key (chain_id, safe, kind, token)
  )`.execute(db)
  await sql`create table held_collectible (
    chain_id bigint not null,
    safe text not null,
    token text not null,
    token_id numeric(78, 0) not null,
    block_number bigint not null,
    log_index integer not null,
    primary key (chain_id, safe, token, token_id)
  )`.execute(db)
  await sql`create index held_collectible_newest
    on held_collectible (chain_id, safe, block_number desc, log_index desc, token, token_id)`.execute(db)
  // Whether the chain executed it and told its nonce. False while nobody looked: then it is looked at when it is read.
  await sql`alter table proposal add column settled boolean not null default false`.execute(db)
}

/** Of ERC-1155 the lists that are counted have no form. */
export const hasMoved = `(kind = 'erc721' or value <> 0) and kind <> 'erc1155'`
export const lastAt = (table: string, isOf = 'true') => `(
  select block.timestamp from ${table} as fact
  join block on block.chain_id = fact.chain_id and block.number = fact.block_number
  where fact.chain_id = summary.chain_id and fact.safe = summary.safe and ${isOf}
  order by fact.block_number desc limit 1)`
const highestNonce = `(select nonce from multisig_execution as fact
  where fact.chain_id = summary.chain_id and fact.safe = summary.safe and nonce is not null
  order by nonce desc nulls last limit 1)`

/** The summaries of Safes, from nothing but the facts. */
async function createSummarize(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create function summarize_safes(of_chain bigint, of_safes text[]) returns setof safe_summary
      language sql stable as $$
        select summary.chain_id, summary.safe, coalesce(executed.executions, 0), coalesce(executed.nonces, 0),
          coalesce(executed.nonce_sum, 0), coalesce(executed.nonce_squares, 0), executed.highest, coalesce(by_module.count, 0), coalesce(history.count, 0),
          coalesce(moved.transfers, 0), coalesce(moved.received, 0),
          ${lastAt('multisig_execution')}, ${lastAt('safe_transaction')}, ${lastAt('transfer', `kind = 'erc721'`)}
        from (select of_chain as chain_id, safe from (select distinct unnest(of_safes) as safe) as asked) as summary
        left join (
          select safe, count(*) as executions, count(nonce) as nonces, sum(nonce) as nonce_sum,
            sum(nonce :: numeric * nonce) as nonce_squares, max(nonce) as highest
          from multisig_execution where chain_id = of_chain and safe = any(of_safes) group by safe
        ) as executed using (safe)
        left join (
          select safe, count(*) from module_execution where chain_id = of_chain and safe = any(of_safes) group by safe
        ) as by_module using (safe)
        left join (
          select safe, count(*) from safe_transaction where chain_id = of_chain and safe = any(of_safes) group by safe
        ) as history using (safe)
        left join (
          select safe, count(*) as transfers,
            count(*) filter (where ${hasMoved} and recipient = safe) as received
          from transfer where chain_id = of_chain and safe = any(of_safes) group by safe
        ) as moved using (safe)
        where coalesce(executed.executions, by_module.count, history.count, moved.transfers) is not null
      $$`)
    .execute(db)
  await sql
    .raw(`create function rebuild_summaries(of_chain bigint, of_safes text[]) returns void language plpgsql as $$ begin
        delete from safe_token where chain_id = of_chain and safe = any(of_safes);
        delete from held_collectible where chain_id = of_chain and safe = any(of_safes);
        delete from safe_summary where chain_id = of_chain and safe = any(of_safes);
        insert into safe_summary select * from summarize_safes(of_chain, of_safes);
        insert into held_collectible (chain_id, safe, token, token_id, block_number, log_index)
          select chain_id, safe, token, token_id, block_number, log_index from (
            select distinct on (safe, token, token_id) * from transfer
            where chain_id = of_chain and safe = any(of_safes) and kind = 'erc721' and token is not null
              and token_id is not null
            order by safe, token, token_id, block_number desc, log_index desc
          ) as latest where recipient = safe;
        insert into safe_token (chain_id, safe, kind, token, transfers, received, held)
          select chain_id, safe, kind, coalesce(token, ''), count(*),
            count(*) filter (where ${hasMoved} and recipient = safe),
            0
          from transfer where chain_id = of_chain and safe = any(of_safes) group by chain_id, safe, kind, coalesce(token, '');
        update safe_token set held = counted.count from (
          select chain_id, safe, token, count(*) from held_collectible
          where chain_id = of_chain and safe = any(of_safes) group by chain_id, safe, token
        ) as counted
        where safe_token.chain_id = counted.chain_id and safe_token.safe = counted.safe
          and safe_token.kind = 'erc721' and safe_token.token = counted.token;
        update proposal set settled = is_settled from (
          select asked.chain_id, asked.safe_tx_hash, exists (
            select from multisig_execution as execution
            where execution.chain_id = asked.chain_id and execution.safe_tx_hash = asked.safe_tx_hash
              and execution.safe || '' = asked.safe and execution.nonce is not null
          ) as is_settled
          from proposal as asked where asked.chain_id = of_chain and asked.safe = any(of_safes)
        ) as found
        where proposal.chain_id = found.chain_id and proposal.safe_tx_hash = found.safe_tx_hash
          and proposal.settled <> found.is_settled;
      end $$`)
    .execute(db)
}

type Operation = 'delete' | 'insert' | 'update'
/** What a statement added and took away, as one list. */
const changes: Record<Operation, string> = {
  delete: 'select -1 as sign, * from removed',
  insert: 'select 1 as sign, * from added',
  update: 'select 1 as sign, * from added union all select -1, * from removed',
}
const transitions: Record<Operation, string> = {
  delete: 'referencing old table as removed',
  insert: 'referencing new table as added',
  update: 'referencing old table as removed new table as added',
}

/** Follows the facts of a table, by statement. A Safe without a summary yet gets its first one from all of its facts. */
async function follow(
  db: Kysely<unknown>,
  { body, operation, table }: { body: string; operation: Operation; table: string },
): Promise<void> {
  const name = `summarize_${table}_${operation}`
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$
      declare changed_chain bigint; known text[]; fresh text[];
      begin
        for changed_chain, known, fresh in
          select touched.chain_id, array_agg(touched.safe) filter (where summary.safe is not null),
            array_agg(touched.safe) filter (where summary.safe is null)
          from (select distinct chain_id, safe from (${changes[operation]}) as changed) as touched
          left join safe_summary as summary on summary.chain_id = touched.chain_id and summary.safe = touched.safe
          group by touched.chain_id
        loop
          ${body.replaceAll(
            '$changed',
            `(select * from (${changes[operation]}) as every
            where chain_id = changed_chain and safe = any(known)) as changed`,
          )}
          if fresh is not null then perform rebuild_summaries(changed_chain, fresh); end if;
          ${operation === 'delete' ? forgetEmpty : ''}
        end loop;
        return null;
      end $$`)
    .execute(db)
  await sql
    .raw(`create trigger ${name} after ${operation} on ${table} ${transitions[operation]}
      for each statement execute function ${name}()`)
    .execute(db)
}

const forgetEmpty = `delete from safe_summary where chain_id = changed_chain and safe = any(known)
  and executions = 0 and module_executions = 0 and history = 0 and transfers = 0;`

const ofSummary = 'where summary.chain_id = changed_chain and summary.safe = counted.safe'

/** Written so that no index over Safes serves: a table that was never measured would be searched by it, not by the hash. */
const isSameSafe = (table: string) => `${table}.safe || '' = changed.safe`

const followExecutions = `
  update safe_summary as summary set executions = executions + counted.count,
    known_nonces = known_nonces + counted.nonces, nonce_sum = summary.nonce_sum + counted.nonce_sum,
    nonce_squares = summary.nonce_squares + counted.nonce_squares,
    highest_nonce = ${highestNonce}, last_execution_at = ${lastAt('multisig_execution')}
  from (
    select safe, sum(sign) as count, coalesce(sum(sign) filter (where nonce is not null), 0) as nonces,
      coalesce(sum(sign * nonce), 0) as nonce_sum, coalesce(sum(sign * nonce * nonce), 0) as nonce_squares
    from $changed group by safe
  ) as counted ${ofSummary};
  update proposal set settled = found.is_settled
  from (
    select distinct changed.safe_tx_hash, changed.safe, exists (
      select from multisig_execution as execution
      where execution.chain_id = changed_chain and execution.safe_tx_hash = changed.safe_tx_hash
        and ${isSameSafe('execution')} and execution.nonce is not null
    ) as is_settled from $changed
  ) as found
  where proposal.chain_id = changed_chain and proposal.safe_tx_hash = found.safe_tx_hash
    and proposal.safe || '' = found.safe and proposal.settled <> found.is_settled;`

/** One that comes after its execution. */
async function settleLate(db: Kysely<unknown>): Promise<void> {
  await sql`create function settle_proposal() returns trigger language plpgsql as $$ begin
    new.settled := exists (
      select from multisig_execution as execution
      where execution.chain_id = new.chain_id and execution.safe_tx_hash = new.safe_tx_hash
        and execution.safe || '' = new.safe and execution.nonce is not null
    );
    return new;
  end $$`.execute(db)
  await sql`create trigger settle_proposal before insert on proposal for each row
    execute function settle_proposal()`.execute(db)
}

const followTransfers = `
  update safe_summary as summary set transfers = summary.transfers + counted.transfers,
    received = summary.received + counted.received,
    last_collectible_at = case when has_collectibles then ${lastAt('transfer', `kind = 'erc721'`)}
      else last_collectible_at end
  from (
    select safe, sum(sign) as transfers,
      coalesce(sum(sign) filter (where ${hasMoved} and recipient = safe), 0) as received,
      bool_or(kind = 'erc721') as has_collectibles
    from $changed group by safe
  ) as counted ${ofSummary};
  insert into safe_token as summary (chain_id, safe, kind, token, transfers, received)
    select changed_chain, safe, kind, coalesce(token, ''), sum(sign),
      coalesce(sum(sign) filter (where ${hasMoved} and recipient = safe), 0)
    from $changed group by safe, kind, coalesce(token, '')
    on conflict (chain_id, safe, kind, token) do update
      set transfers = summary.transfers + excluded.transfers, received = summary.received + excluded.received;
  if exists (select from $changed where kind = 'erc721') then
    with gone as (
      delete from held_collectible as held
      using (select distinct safe, token, token_id from $changed where kind = 'erc721') as moved
      where held.chain_id = changed_chain and held.safe = moved.safe and held.token = moved.token
        and held.token_id = moved.token_id
      returning held.safe, held.token
    )
    update safe_token as summary set held = held - counted.count
    from (select safe, token, count(*) from gone group by safe, token) as counted
    ${ofSummary} and summary.kind = 'erc721' and summary.token = counted.token;
    with came as (
      insert into held_collectible (chain_id, safe, token, token_id, block_number, log_index)
      select changed_chain, moved.safe, moved.token, moved.token_id, latest.block_number, latest.log_index
      from (
        select distinct safe, token, token_id from $changed
        where kind = 'erc721' and token is not null and token_id is not null
      ) as moved
      cross join lateral (
        select recipient, block_number, log_index from transfer as fact
        where fact.chain_id = changed_chain and fact.safe = moved.safe and fact.kind = 'erc721'
          and fact.token = moved.token and fact.token_id = moved.token_id
        order by block_number desc, log_index desc limit 1
      ) as latest
      where latest.recipient = moved.safe
      returning safe, token
    )
    update safe_token as summary set held = held + counted.count
    from (select safe, token, count(*) from came group by safe, token) as counted
    ${ofSummary} and summary.kind = 'erc721' and summary.token = counted.token;
  end if;
  delete from safe_token where chain_id = changed_chain and safe = any(known) and transfers = 0;`

const followCounts = (column: string, rest = '') => `
  update safe_summary as summary set ${column} = ${column} + counted.count ${rest}
  from (select safe, sum(sign) as count from $changed group by safe) as counted ${ofSummary};`

/**
 * What lists and totals need to know of a Safe, kept in the transaction of the facts by the database itself: whoever
 * writes facts, also a process of an older version, keeps it. Existing Safes are summed up afterwards, a few at a time.
 */
export const summaries = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createTables(db)
    await createSummarize(db)
    await settleLate(db)
    const history = followCounts('history', `, last_history_at = ${lastAt('safe_transaction')}`)
    for (const operation of ['insert', 'delete'] as const) {
      await follow(db, { body: followTransfers, operation, table: 'transfer' })
      await follow(db, { body: followCounts('module_executions'), operation, table: 'module_execution' })
      await follow(db, { body: history, operation, table: 'safe_transaction' })
    }
    for (const operation of ['insert', 'delete', 'update'] as const)
      await follow(db, { body: followExecutions, operation, table: 'multisig_execution' })
  },
}
