import { type RawBuilder, sql } from 'kysely'
import type { Db } from './schema.ts'

export type Column = { name: string; type: string }

export type UnnestRowsParameters = {
  columns: readonly Column[]
  rows: readonly Readonly<Record<string, unknown>>[]
}

const rowsPerStatement = 10_000
/** Characters. A row may hold megabytes of calldata: a thousand of them would not fit into memory. */
const textPerStatement = 4 * 1024 * 1024

/** Cached for the life of the process: a column that a newer version adds meanwhile gets its default. */
const known = new Map<string, Column[]>()

export async function listColumns(db: Db, table: string): Promise<Column[]> {
  const found = known.get(table)
  if (found) return found
  const { rows } = await sql<Column>`select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${table} :: regclass and attnum > 0 and not attisdropped order by attnum`.execute(db)
  known.set(table, rows)
  return rows
}

/**
 * Yields `unnest(…) as input (…)` for some of the rows at a time, with one array parameter per column: statements with
 * thousands of parameters are slow to build and to plan, and JSON is slow to write and to parse.
 */
export function* unnestRows({ columns, rows }: UnnestRowsParameters): Generator<RawBuilder<unknown>> {
  let texts = columns.map(() => '')
  let count = 0
  let size = 0
  for (const row of rows) {
    for (const [index, { name }] of columns.entries()) {
      const text = toElement(row[name])
      texts[index] += count > 0 ? `,${text}` : text
      size += text.length
    }
    count += 1
    if (count < rowsPerStatement && size < textPerStatement) continue
    yield send(columns, texts)
    texts = columns.map(() => '')
    count = 0
    size = 0
  }
  if (count > 0) yield send(columns, texts)
}

function send(columns: readonly Column[], texts: readonly string[]): RawBuilder<unknown> {
  const arrays = columns.map(({ type }, index) => sql`${`{${texts[index]}}`} :: ${sql.raw(type)}[]`)
  return sql`unnest(${sql.join(arrays)}) as input (${sql.join(columns.map(({ name }) => sql.ref(name)))})`
}

/** An element of a PostgreSQL array literal. Most values are hex, with nothing to escape. */
function toElement(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value !== 'string') return String(value)
  return `"${value.includes('"') || value.includes('\\') ? value.replaceAll(/["\\]/g, '\\$&') : value}"`
}
