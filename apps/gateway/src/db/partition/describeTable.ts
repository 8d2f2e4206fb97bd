import { sql } from 'kysely'
import type { Db } from '../schema.ts'

const toQualified = (name: string) => `public.${name}`

/** The primary key and the unique constraints of a table. */
export async function listKeys(
  db: Db,
  name: string,
): Promise<{ columns: string[]; isPrimary: boolean; name: string }[]> {
  const { rows } = await sql<{ columns: string[]; isPrimary: boolean; name: string }>`
    select conname as name, contype = 'p' as "isPrimary", (
      select array_agg(attname :: text order by array_position(conkey, attnum)) from pg_attribute
      where attrelid = conrelid and attnum = any(conkey)
    ) as columns
    from pg_constraint where conrelid = ${toQualified(name)} :: regclass and contype in ('p', 'u') order by conname`.execute(
    db,
  )
  return rows
}

/** The foreign keys of a table. */
export async function listReferences(db: Db, name: string): Promise<{ definition: string; name: string }[]> {
  const { rows } = await sql<{ definition: string; name: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${toQualified(name)} :: regclass and contype = 'f' order by conname`.execute(db)
  return rows
}

/** Definitions of its indexes, without those of constraints, for the table of the same name in another schema. */
export async function listIndexDefinitions(
  db: Db,
  { name, schema }: { name: string; schema: string },
): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${toQualified(name)} :: regclass and indisvalid
      and not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)
    order by indexrelid`.execute(db)
  return rows.map(({ definition }) => definition.replace(/ ON (ONLY )?public\./, ` ON ${schema}.`))
}

/** The user-defined triggers, with the schema of their function. */
export async function listTriggers(db: Db, name: string): Promise<{ definition: string; schema: string }[]> {
  const { rows } = await sql<{ definition: string; schema: string }>`
    select pg_get_triggerdef(pg_trigger.oid) as definition, pronamespace :: regnamespace :: text as schema
    from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where tgrelid = ${toQualified(name)} :: regclass and not tgisinternal order by tgname`.execute(db)
  return rows
}
