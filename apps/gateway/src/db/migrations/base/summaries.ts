import { uint256 } from './chainTables.ts'

// Half of each page stays free, so that an updated count is written beside the old row and no index changes (HOT).
const tables = `
create table safe_summary (
  chain_id bigint not null,
  safe text not null,
  executions bigint not null,
  known_nonces bigint not null,
  nonce_sum numeric not null,
  nonce_squares numeric not null,
  highest_nonce ${uint256},
  module_executions bigint not null,
  history bigint not null,
  transfers bigint not null,
  received bigint not null,
  last_execution_at bigint,
  last_history_at bigint,
  last_collectible_at bigint,
  primary key (chain_id, safe)
) with (fillfactor = 50);

create table safe_token (
  chain_id bigint not null,
  safe text not null,
  kind text not null,
  token text not null,
  transfers bigint not null,
  received bigint not null,
  held bigint not null default 0,
  primary key (chain_id, safe, kind, token)
) with (fillfactor = 50);

create table held_collectible (
  chain_id bigint not null,
  safe text not null,
  token text not null,
  token_id ${uint256} not null,
  block_number bigint not null,
  log_index integer not null,
  primary key (chain_id, safe, token, token_id)
);
create index held_collectible_newest
  on held_collectible (chain_id, safe, block_number desc, log_index desc, token, token_id);`

/** Transfers that the API lists: it has no form for those of ERC-1155. */
const isListed = `(kind = 'erc721' or value <> 0) and kind <> 'erc1155'`

const lastAt = (table: string, where = 'true') => `(
    select block.timestamp from ${table} as fact
    join block on block.chain_id = fact.chain_id and block.number = fact.block_number
    where fact.chain_id = summary.chain_id and fact.safe = summary.safe and ${where}
    order by fact.block_number desc limit 1)`

const lastCollectibleAt = lastAt('transfer', `kind = 'erc721'`)

const isExecuted = (proposal: string) => `exists (
      select from multisig_execution as execution
      where execution.chain_id = ${proposal}.chain_id and execution.safe_tx_hash = ${proposal}.safe_tx_hash
        and execution.safe = ${proposal}.safe and execution.nonce is not null)`

// Plans are made per statement: one made while a table was empty would be reused when it is large.
const trigger = 'returns trigger language plpgsql set plan_cache_mode = force_custom_plan'

/** Recomputes the summaries of Safes from facts alone. */
const rebuild = `
create function summarize_safes(of_chain bigint, of_safes text[]) returns setof safe_summary language sql stable as $$
  select summary.chain_id, summary.safe, coalesce(executed.executions, 0), coalesce(executed.nonces, 0),
    coalesce(executed.nonce_sum, 0), coalesce(executed.nonce_squares, 0), executed.highest,
    coalesce(by_module.count, 0), coalesce(history.count, 0),
    coalesce(moved.transfers, 0), coalesce(moved.received, 0),
    ${lastAt('multisig_execution')}, ${lastAt('safe_transaction')}, ${lastCollectibleAt}
  from (select of_chain as chain_id, safe from (select distinct unnest(of_safes) as safe) as input) as summary
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
    select safe, count(*) as transfers, count(*) filter (where ${isListed} and recipient = safe) as received
    from transfer where chain_id = of_chain and safe = any(of_safes) group by safe
  ) as moved using (safe)
  where coalesce(executed.executions, by_module.count, history.count, moved.transfers) is not null
$$;

create function rebuild_summaries(of_chain bigint, of_safes text[]) returns void language plpgsql
  set plan_cache_mode = force_custom_plan as $$
begin
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
      count(*) filter (where ${isListed} and recipient = safe), 0
    from transfer where chain_id = of_chain and safe = any(of_safes) group by chain_id, safe, kind, coalesce(token, '');
  update safe_token set held = counted.count from (
    select chain_id, safe, token, count(*) from held_collectible
    where chain_id = of_chain and safe = any(of_safes) group by chain_id, safe, token
  ) as counted
  where safe_token.chain_id = counted.chain_id and safe_token.safe = counted.safe
    and safe_token.kind = 'erc721' and safe_token.token = counted.token;
  update proposal set settled = found.is_settled from (
    select chain_id, safe_tx_hash, ${isExecuted('of_safe')} as is_settled
    from proposal as of_safe where chain_id = of_chain and safe = any(of_safes)
  ) as found
  where proposal.chain_id = found.chain_id and proposal.safe_tx_hash = found.safe_tx_hash
    and proposal.settled <> found.is_settled;
end $$;

-- A proposal may arrive after its execution.
create function set_proposal_settled() ${trigger} as $$
begin
  new.settled := ${isExecuted('new')};
  return new;
end $$;
create trigger set_proposal_settled before insert on proposal for each row execute function set_proposal_settled();`

const ofSummary = 'where summary.chain_id = changed_chain and summary.safe = counted.safe'

/** Replaces what is held of the NFTs that moved, by what their last transfer says. */
const updateCollectibles = (changed: string) => `
    with deleted as (
      delete from held_collectible as held
      using (select distinct safe, token, token_id from ${changed} where kind = 'erc721') as moved
      where held.chain_id = changed_chain and held.safe = moved.safe and held.token = moved.token
        and held.token_id = moved.token_id
      returning held.safe, held.token
    )
    update safe_token as summary set held = held - counted.count
    from (select safe, token, count(*) from deleted group by safe, token) as counted
    ${ofSummary} and summary.kind = 'erc721' and summary.token = counted.token;
    with inserted as (
      insert into held_collectible (chain_id, safe, token, token_id, block_number, log_index)
      select changed_chain, moved.safe, moved.token, moved.token_id, latest.block_number, latest.log_index
      from (
        select distinct safe, token, token_id from ${changed}
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
    from (select safe, token, count(*) from inserted group by safe, token) as counted
    ${ofSummary} and summary.kind = 'erc721' and summary.token = counted.token;`

/**
 * After inserts: adds the new rows, and reads no others. Looking each row up in a list of Safes took the square of a
 * range. A Safe without a summary gets its first one from all of its facts, whatever the body did for it.
 */
const afterInsert = (table: string, body: string) => `
create function summarize_${table}_insert() ${trigger} as $$
declare changed_chain bigint; unsummarized text[];
begin
  for changed_chain, unsummarized in
    select touched.chain_id, array_agg(touched.safe) filter (where summary.safe is null)
    from (select distinct chain_id, safe from new_rows) as touched
    left join safe_summary as summary on summary.chain_id = touched.chain_id and summary.safe = touched.safe
    group by touched.chain_id
  loop
    ${body}
    if unsummarized is not null then perform rebuild_summaries(changed_chain, unsummarized); end if;
  end loop;
  return null;
end $$;
create trigger summarize_${table}_insert after insert on ${table} referencing new table as new_rows
  for each statement execute function summarize_${table}_insert();`

const newRows = '(select * from new_rows where chain_id = changed_chain) as changed'
const newRowsWithTime = `(
      select new_rows.*, block.timestamp as at from new_rows
      join block on block.chain_id = new_rows.chain_id and block.number = new_rows.block_number
      where new_rows.chain_id = changed_chain) as changed`

// `proposal.safe || ''`: an index by Safe must not serve here. On a table that was never analyzed it would win over the
// primary key and read all proposals of the Safe.
const afterInserts = [
  afterInsert(
    'multisig_execution',
    `update safe_summary as summary set executions = executions + counted.count,
      known_nonces = known_nonces + counted.nonces, nonce_sum = summary.nonce_sum + counted.nonce_sum,
      nonce_squares = summary.nonce_squares + counted.nonce_squares,
      highest_nonce = greatest(highest_nonce, counted.highest),
      last_execution_at = greatest(last_execution_at, counted.at)
    from (
      select safe, count(*), count(nonce) as nonces, coalesce(sum(nonce), 0) as nonce_sum,
        coalesce(sum(nonce :: numeric * nonce), 0) as nonce_squares, max(nonce) as highest, max(at) as at
      from ${newRowsWithTime} group by safe
    ) as counted ${ofSummary};
    update proposal set settled = true from new_rows
    where new_rows.chain_id = changed_chain and new_rows.nonce is not null and proposal.chain_id = changed_chain
      and proposal.safe_tx_hash = new_rows.safe_tx_hash and proposal.safe || '' = new_rows.safe
      and not proposal.settled;`,
  ),
  afterInsert(
    'module_execution',
    `update safe_summary as summary set module_executions = module_executions + counted.count
    from (select safe, count(*) from ${newRows} group by safe) as counted ${ofSummary};`,
  ),
  afterInsert(
    'safe_transaction',
    `update safe_summary as summary set history = history + counted.count,
      last_history_at = greatest(last_history_at, counted.at)
    from (select safe, count(*), max(at) as at from ${newRowsWithTime} group by safe) as counted ${ofSummary};`,
  ),
  afterInsert(
    'transfer',
    `update safe_summary as summary set transfers = summary.transfers + counted.count,
      received = summary.received + counted.received
    from (
      select safe, count(*), count(*) filter (where ${isListed} and recipient = safe) as received
      from ${newRows} group by safe
    ) as counted ${ofSummary};
    insert into safe_token as summary (chain_id, safe, kind, token, transfers, received)
      select changed_chain, safe, kind, coalesce(token, ''), count(*),
        count(*) filter (where ${isListed} and recipient = safe)
      from ${newRows} group by safe, kind, coalesce(token, '')
      on conflict (chain_id, safe, kind, token) do update
        set transfers = summary.transfers + excluded.transfers, received = summary.received + excluded.received;
    if exists (select from ${newRows} where kind = 'erc721') then
      update safe_summary as summary set last_collectible_at = ${lastCollectibleAt}
      from (select distinct safe from ${newRows} where kind = 'erc721') as counted ${ofSummary};
      ${updateCollectibles(newRows)}
    end if;`,
  ),
]

/** What a statement changed, as one list of rows to add (sign 1) or to subtract (sign -1). */
const changes = {
  delete: 'select -1 as sign, * from old_rows',
  update: 'select 1 as sign, * from new_rows union all select -1, * from old_rows',
}
const transitions = { delete: 'old table as old_rows', update: 'old table as old_rows new table as new_rows' }

/** After deletes and updates, which are rare: recomputes highest and latest values from the facts that are left. */
const afterChange = (operation: 'delete' | 'update', table: string, body: (changed: string) => string) => `
create function summarize_${table}_${operation}() ${trigger} as $$
declare changed_chain bigint; summarized text[]; unsummarized text[];
begin
  for changed_chain, summarized, unsummarized in
    select touched.chain_id, array_agg(touched.safe) filter (where summary.safe is not null),
      array_agg(touched.safe) filter (where summary.safe is null)
    from (select distinct chain_id, safe from (${changes[operation]}) as changed) as touched
    left join safe_summary as summary on summary.chain_id = touched.chain_id and summary.safe = touched.safe
    group by touched.chain_id
  loop
    ${body(`(
      select * from (${changes[operation]}) as all_rows
      where chain_id = changed_chain and safe = any(summarized)) as changed`)}
    if unsummarized is not null then perform rebuild_summaries(changed_chain, unsummarized); end if;
    ${operation === 'delete' ? deleteEmpty : ''}
  end loop;
  return null;
end $$;
create trigger summarize_${table}_${operation} after ${operation} on ${table} referencing ${transitions[operation]}
  for each statement execute function summarize_${table}_${operation}();`

const deleteEmpty = `delete from safe_summary where chain_id = changed_chain and safe = any(summarized)
      and executions = 0 and module_executions = 0 and history = 0 and transfers = 0;`

const changeExecutions = (changed: string) => `
    update safe_summary as summary set executions = executions + counted.count,
      known_nonces = known_nonces + counted.nonces, nonce_sum = summary.nonce_sum + counted.nonce_sum,
      nonce_squares = summary.nonce_squares + counted.nonce_squares,
      highest_nonce = (
        select nonce from multisig_execution as fact
        where fact.chain_id = summary.chain_id and fact.safe = summary.safe and nonce is not null
        order by nonce desc nulls last limit 1),
      last_execution_at = ${lastAt('multisig_execution')}
    from (
      select safe, sum(sign) as count, coalesce(sum(sign) filter (where nonce is not null), 0) as nonces,
        coalesce(sum(sign * nonce), 0) as nonce_sum, coalesce(sum(sign * nonce * nonce), 0) as nonce_squares
      from ${changed} group by safe
    ) as counted ${ofSummary};
    update proposal set settled = found.is_settled
    from (
      select distinct safe_tx_hash, safe, ${isExecuted('changed')} as is_settled
      from ${changed}
    ) as found
    where proposal.chain_id = changed_chain and proposal.safe_tx_hash = found.safe_tx_hash
      and proposal.safe || '' = found.safe and proposal.settled <> found.is_settled;`

const afterChanges = [
  afterChange('delete', 'multisig_execution', changeExecutions),
  afterChange('update', 'multisig_execution', changeExecutions),
  afterChange(
    'delete',
    'module_execution',
    (changed) => `update safe_summary as summary set module_executions = module_executions + counted.count
    from (select safe, sum(sign) as count from ${changed} group by safe) as counted ${ofSummary};`,
  ),
  afterChange(
    'delete',
    'safe_transaction',
    (changed) => `update safe_summary as summary set history = history + counted.count,
      last_history_at = ${lastAt('safe_transaction')}
    from (select safe, sum(sign) as count from ${changed} group by safe) as counted ${ofSummary};`,
  ),
  afterChange(
    'delete',
    'transfer',
    (changed) => `update safe_summary as summary set transfers = summary.transfers + counted.transfers,
      received = summary.received + counted.received,
      last_collectible_at = case when has_collectibles then ${lastCollectibleAt} else last_collectible_at end
    from (
      select safe, sum(sign) as transfers,
        coalesce(sum(sign) filter (where ${isListed} and recipient = safe), 0) as received,
        bool_or(kind = 'erc721') as has_collectibles
      from ${changed} group by safe
    ) as counted ${ofSummary};
    insert into safe_token as summary (chain_id, safe, kind, token, transfers, received)
      select changed_chain, safe, kind, coalesce(token, ''), sum(sign),
        coalesce(sum(sign) filter (where ${isListed} and recipient = safe), 0)
      from ${changed} group by safe, kind, coalesce(token, '')
      on conflict (chain_id, safe, kind, token) do update
        set transfers = summary.transfers + excluded.transfers, received = summary.received + excluded.received;
    if exists (select from ${changed} where kind = 'erc721') then
      ${updateCollectibles(changed)}
    end if;
    delete from safe_token where chain_id = changed_chain and safe = any(summarized) and transfers = 0;`,
  ),
]

/**
 * Counts and latest values of a Safe, for lists and totals that would otherwise read all of its facts. Triggers maintain
 * them in the transaction of the facts, whichever process writes.
 */
export const summaries = [tables, rebuild, ...afterInserts, ...afterChanges].join('\n')
