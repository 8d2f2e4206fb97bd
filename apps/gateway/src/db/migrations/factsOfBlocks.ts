import { type Kysely, sql } from 'kysely'

const tables = [
  ...['approved_hash', 'chain_transaction', 'executed_operation', 'execution_signature', 'module_event'],
  ...['module_execution', 'multisig_execution', 'owner_event', 'safe_creation', 'safe_transaction', 'setting_event'],
  ...['signed_message', 'threshold_event', 'transfer', 'unread_place'],
]

/**
 * What hangs on a block goes with it still, but by one statement for all blocks that go. A reference of each row had the
 * block looked up for every row that was written, which was a sixth of the database's work on the way to the head.
 */
export const factsOfBlocks = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { rows } = await sql<{ name: string; table: string }>`
      select conname as name, conrelid :: regclass :: text as "table" from pg_constraint
      where confrelid = 'block' :: regclass and conparentid = 0`.execute(db)
    for (const { name, table } of rows)
      await sql`alter table ${sql.raw(table)} drop constraint ${sql.id(name)}`.execute(db)
    const forget = tables.map(
      (table) => `delete from ${table} as fact using removed
        where fact.chain_id = removed.chain_id and fact.block_number = removed.number;`,
    )
    await sql
      .raw(`create function forget_facts_of_blocks() returns trigger language plpgsql
        set plan_cache_mode = force_custom_plan as $$
        begin
          if exists (select from removed) then ${forget.join(' ')} end if;
          return null;
        end $$`)
      .execute(db)
    await sql`create trigger forget_facts_of_blocks after delete on block referencing old table as removed
      for each statement execute function forget_facts_of_blocks()`.execute(db)
  },
}
