import { type RawBuilder, sql } from 'kysely'

/** No equality conditions: the planner might read blocks instead, and the events of other Safes. */
const ofSafe = (event: RawBuilder<unknown>) => sql`(select threshold from (${event}) as event
    where event.chain_id = execution.chain_id and event.safe = execution.safe)`

/**
 * The threshold that an execution was checked against, for a query over `execution`: the last one of its Safe before it.
 * One that the execution itself set does not count: its log comes first, but the signatures were checked before. One of
 * the same chain transaction was set by an earlier execution there, or at the creation.
 */
export const thresholdAt: RawBuilder<number | null> = sql`coalesce(execution.threshold, ${ofSafe(
  sql`select * from threshold_event as event
    where (event.chain_id, event.safe, event.block_number, event.log_index)
        < (execution.chain_id, execution.safe, execution.block_number, execution.log_index)
      and (event.transaction_hash <> execution.transaction_hash or event.log_index < (
        select max(earlier.log_index) from multisig_execution as earlier
        where earlier.chain_id = execution.chain_id and earlier.safe = execution.safe
          and earlier.transaction_hash = execution.transaction_hash and earlier.log_index < execution.log_index
      ))
    order by event.chain_id desc, event.safe desc, event.block_number desc, event.log_index desc limit 1`,
)}, ${ofSafe(
  sql`select * from threshold_event as event
    where (event.chain_id, event.safe) >= (execution.chain_id, execution.safe)
    order by event.chain_id, event.safe, event.block_number, event.log_index limit 1`,
)})`
