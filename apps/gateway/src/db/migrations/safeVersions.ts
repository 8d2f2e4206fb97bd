import { type Kysely, sql } from 'kysely'

/** A value per Safe that is new after every change of what is known of it; the empty Safe stands for all of a chain. */
export const safeVersions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table safe_version (
      chain_id bigint not null,
      safe text not null,
      version uuid not null,
      primary key (chain_id, safe)
    )`.execute(db)
    await sql`insert into safe_version select chain_id, safe, gen_random_uuid() from safe_creation`.execute(db)
  },
}
