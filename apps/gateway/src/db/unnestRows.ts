import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from './schema.ts'

export type Column = { name: string; type: string }

export type UnnestRowsParameters = {
  columns: readonly Column[]
  rows: readonly Readonly<Record<string, unknown>>[]
}

const rowsPerStatement = 10_000
/** Characters. A row may hold megabytes of calldata; a statement must not hold a thousand such. */
const textPerStatement = 4 * 1024 * 1024

/** Tables do not change while a process lives; should another one add a column, rows have its default. */
const known = new Map<string, Column[]>()

export async function listColumns(db: Kysely<Database>, table: string): Promise<Column[]> {
  const found = known.get(table)
  if (found) return found
  const { rows } = await sql<Column>`select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${table} :: regclass and attnum > 0 and not attisdropped order by attnum`.execute(db)
  known.set(table, rows)
  return rows
}

/**
 * Rows as they can be selected from, some at a time, under the name `told`. They travel as an array for each column:
 * statements with thousands of parameters are slow to build and to plan, and JSON is slow to write and to read.
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
    yield tell(columns, texts)
    texts = columns.map(() => '')
    count = 0
    size = 0
  }
  if (count > 0) yield tell(columns, texts)
}

function tell(columns: readonly Column[], texts: readonly string[]): RawBuilder<unknown> {
  const arrays = columns.map(({ type }, index) => sql`${`{${texts[index]}}`} :: ${sql.raw(type)}[]`)
  return sql`unnest(${sql.join(arrays)}) as told (${sql.join(columns.map(({ name }) => sql.ref(name)))})`
}

/** As an array of PostgreSQL writes it. What is stored is hex, as a rule: nothing to escape. */
function toElement(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (typeof value !== 'string') return String(value)
  return `"${value.includes('"') || value.includes('\\') ? value.replaceAll(/["\\]/g, '\\$&') : value}"`
}
