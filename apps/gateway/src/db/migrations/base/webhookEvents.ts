/**
 * Inserts one event into the outbox of every webhook that existed when it happened. A receiver that is down must not fill
 * the disk: an owner's webhook keeps at most 1,000 pending events.
 */
const enqueue = `
create function enqueue_webhook_event(chain_id bigint, safe text, happened_at timestamptz, details jsonb)
  returns void language sql as $$
  insert into webhook_delivery (webhook_id, event)
  select webhook.id, jsonb_build_object(
    'address', enqueue_webhook_event.safe,
    'chainId', enqueue_webhook_event.chain_id :: text,
    'timestamp', to_char(happened_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) || details
  from webhook
  left join owner_webhook as own on own.webhook_id = webhook.id
  where webhook.created_at <= happened_at and (
    own.id is null
    or own.enabled and own.chain_id = enqueue_webhook_event.chain_id and own.safe = enqueue_webhook_event.safe
      and details ->> 'type' = any(own.events)
      and (select count(*) from (
        select from webhook_delivery as pending where pending.webhook_id = webhook.id limit 1000
      ) as pending) < 1000
  )
$$;`

/** Submissions: a trigger per row. Anyone can send an unsigned proposal, so only trusted ones are an event. */
const submissions = [
  {
    details: `'type', 'PENDING_MULTISIG_TRANSACTION', 'safeTxHash', new.safe_tx_hash`,
    table: 'proposal',
    when: 'when (new.trusted)',
  },
  {
    details: `'type', 'NEW_CONFIRMATION', 'safeTxHash', new.safe_tx_hash, 'owner', new.owner`,
    table: 'confirmation',
  },
  { details: `'type', 'MESSAGE_CREATED', 'messageHash', new.message_hash`, table: 'message' },
  {
    details: `'type', 'MESSAGE_CONFIRMATION', 'messageHash', new.message_hash, 'owner', new.owner`,
    table: 'message_confirmation',
  },
  { details: `'type', 'DELETED_MULTISIG_TRANSACTION', 'safeTxHash', new.safe_tx_hash`, table: 'deleted_proposal' },
].map(
  ({ details, table, when = '' }) => `
create function enqueue_${table}_event() returns trigger language plpgsql as $$
begin
  perform enqueue_webhook_event(new.chain_id, new.safe, clock_timestamp(), jsonb_build_object(${details}));
  return null;
end $$;
create trigger enqueue_${table}_event after insert on ${table} for each row ${when}
  execute function enqueue_${table}_event();`,
)

const trustedLater = `
create trigger enqueue_trusted_proposal_event after update on proposal for each row
  when (new.trusted and not old.trusted) execute function enqueue_proposal_event();`

const transferred = (direction: 'INCOMING' | 'OUTGOING') => `jsonb_build_object(
    'type', '${direction}_' || case when fact.kind = 'native' then 'ETHER' else 'TOKEN' end,
    'txHash', fact.transaction_hash, 'value', fact.value :: text
  ) || case when fact.kind = 'native' then '{}' :: jsonb else
    jsonb_build_object('tokenAddress', fact.token, 'tokenId', fact.token_id :: text) end`

/** Facts of the chain: a trigger per statement, since the indexer inserts thousands of rows at once. */
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
].map(
  ({ details, table }) => `
create function enqueue_${table}_event() returns trigger language plpgsql as $$
begin
  if exists (select from webhook) then
    perform enqueue_webhook_event(fact.chain_id, fact.safe, to_timestamp(block.timestamp), ${details})
    from new_rows as fact
    join block on block.chain_id = fact.chain_id and block.number = fact.block_number
    order by fact.block_number, fact.log_index;
  end if;
  return null;
end $$;
create trigger enqueue_${table}_event after insert on ${table} referencing new table as new_rows
  for each statement execute function enqueue_${table}_event();`,
)

/**
 * Events for webhooks and devices, written by triggers in the transaction of what they report: an event is neither lost
 * nor delivered for something that was rolled back.
 */
export const webhookEvents = [enqueue, ...submissions, trustedLater, ...facts].join('\n')
