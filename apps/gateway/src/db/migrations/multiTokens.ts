import { type Kysely, sql } from 'kysely'

/** ERC-1155: many of each number. Not looked for in rows that are there: what was allowed before still is. */
export const multiTokens = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Of rows that are there already it is looked at afterwards (`validateConstraints`): here the table would be locked.
    const allow = (table: string, kinds: string) =>
      sql.raw(`alter table ${table} drop constraint ${table}_kind_check,
        add constraint ${table}_kind_check check (kind in (${kinds})) not valid`)
    await allow('transfer', `'native', 'erc20', 'erc721', 'erc1155'`).execute(db)
    await allow('token', `'erc20', 'erc721', 'erc1155'`).execute(db)
  },
}
