import { type Kysely, sql } from 'kysely'
import { hasMoved, lastAt } from './summaries.ts'

const ofSummary = 'where summary.chain_id = changed_chain and summary.safe = counted.safe'

const followExecutions = `
  update safe_summary as summary set executions = executions + counted.count,
    known_nonces = known_nonces + counted.nonces, nonce_sum = summary.nonce_sum + counted.nonce_sum,
    nonce_squares = summary.nonce_squares + counted.nonce_squares,
    highest_nonce = greatest(highest_nonce, counted.highest), last_execution_at = greatest(last_execution_at, counted.at)
  from (
    select safe, count(*), count(nonce) as nonces, coalesce(sum(nonce), 0) as nonce_sum,
      coalesce(sum(nonce :: numeric * nonce), 0) as nonce_squares, max(nonce) as highest, max(block.timestamp) as at
    from added join block on block.chain_id = added.chain_id and block.number = added.block_number
    where added.chain_id = changed_chain group by safe
  ) as counted ${ofSummary};
  update proposal set settled = true from added
  where added.chain_id = changed_chain and added.nonce is not null and proposal.chain_id = changed_chain
    and proposal.safe_tx_hash = added.safe_tx_hash and proposal.safe || '' = added.safe and not proposal.settled;`

const followModules = `
  update safe_summary as summary set module_executions = module_executions + counted.count
  from (select safe, count(*) from added where chain_id = changed_chain group by safe) as counted ${ofSummary};`

const followHistory = `
  update safe_summary as summary set history = history + counted.count,
    last_history_at = greatest(last_history_at, counted.at)
  from (
    select safe, count(*), max(block.timestamp) as at
    from added join block on block.chain_id = added.chain_id and block.number = added.block_number
    where added.chain_id = changed_chain group by safe
  ) as counted ${ofSummary};`

const followTransfers = `
  update safe_summary as summary set transfers = summary.transfers + counted.count,
    received = summary.received + counted.received
  from (
    select safe, count(*), count(*) filter (where ${hasMoved} and recipient = safe) as received
    from added where chain_id = changed_chain group by safe
  ) as counted ${ofSummary};
  insert into safe_token as summary (chain_id, safe, kind, token, transfers, received)
    select changed_chain, safe, kind, coalesce(token, ''), count(*),
      count(*) filter (where ${hasMoved} and recipient = safe)
    from added where chain_id = changed_chain group by safe, kind, coalesce(token, '')
    on conflict (chain_id, safe, kind, token) do update
      set transfers = summary.transfers + excluded.transfers, received = summary.received + excluded.received;
  if exists (select from added where chain_id = changed_chain and kind = 'erc721') then
    update safe_summary as summary set last_collectible_at = ${lastAt('transfer', `kind = 'erc721'`)}
    from (select distinct safe from added where chain_id = changed_chain and kind = 'erc721') as counted ${ofSummary};
    with gone as (
      delete from held_collectible as held
      using (select distinct safe, token, token_id from added where chain_id = changed_chain and kind = 'erc721') as moved
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
        select distinct safe, token, token_id from added
        where chain_id = changed_chain and kind = 'erc721' and token is not null and token_id is not null
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
  end if;`

/**
 * A Safe without a summary yet gets its first one from all of its facts, whatever the body did for it. Plans are made for
 * each statement: one that was made when a table was empty would be kept when it is not.
 */
async function follow(db: Kysely<unknown>, { body, table }: { body: string; table: string }): Promise<void> {
  await sql
    .raw(`create or replace function summarize_${table}_insert() returns trigger language plpgsql
      set plan_cache_mode = force_custom_plan as $$
      declare changed_chain bigint; fresh text[];
      begin
        for changed_chain, fresh in
          select touched.chain_id, array_agg(touched.safe) filter (where summary.safe is null)
          from (select distinct chain_id, safe from added) as touched
          left join safe_summary as summary on summary.chain_id = touched.chain_id and summary.safe = touched.safe
          group by touched.chain_id
        loop
          ${body}
          if fresh is not null then perform rebuild_summaries(changed_chain, fresh); end if;
        end loop;
        return null;
      end $$`)
    .execute(db)
}

/**
 * What is added to a Safe is counted from the added rows alone, and none of them is looked up in a list of Safes: that took
 * the square of a range. Room is left where the counts are, so that a new one is written beside the old one.
 */
export const quickSummaries = {
  async up(db: Kysely<unknown>): Promise<void> {
    await follow(db, { body: followExecutions, table: 'multisig_execution' })
    await follow(db, { body: followModules, table: 'module_execution' })
    await follow(db, { body: followHistory, table: 'safe_transaction' })
    await follow(db, { body: followTransfers, table: 'transfer' })
    for (const table of ['safe_summary', 'safe_token', 'safe_version'])
      await sql`alter table ${sql.table(table)} set (fillfactor = 50)`.execute(db)
  },
}
