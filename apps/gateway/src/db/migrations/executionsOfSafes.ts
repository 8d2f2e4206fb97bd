import { type Kysely, sql } from 'kysely'

/**
 * Whether a proposal was executed is looked up by its Safe and its hash (`multisig_execution_own`). By the hash alone, as
 * before, every execution was gone through that other Safes had claimed of it, in each proposal of that hash. Plans are
 * made for each statement: one that was made when the table was empty would be kept when it is not.
 */
export const executionsOfSafes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(`do $migration$ declare follower record; begin
        for follower in
          select pg_proc.oid :: regprocedure as name, pg_get_functiondef(pg_proc.oid) as definition from pg_proc
          where pronamespace = current_schema() :: regnamespace and prokind = 'f'
            and position('execution.safe || ''''' in prosrc) > 0
        loop
          execute replace(follower.definition, 'execution.safe || ''''', 'execution.safe');
          execute format('alter function %s set plan_cache_mode = force_custom_plan', follower.name);
        end loop;
      end $migration$`)
      .execute(db)
  },
}
