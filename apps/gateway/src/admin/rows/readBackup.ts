import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { parseJson } from '@countersign/protocol/text'
import { type Kysely, sql, type Transaction } from 'kysely'
import { isBeforeBase, listMigrations, migrate } from '../../db/migrate.ts'
import { migrations } from '../../db/migrations/migrations.ts'
import { rebuildSummaries } from '../../db/queries/safeSummaries.ts'
import type { Database } from '../../db/schema.ts'
import { AdminError } from '../AdminCommand.ts'
import { listTables, type Table } from './tables.ts'
import { BackupEndSchema, type BackupHeader, BackupHeaderSchema } from './writeBackup.ts'

export type ReadBackupParameters = {
  file: string
  /** Called with the number of bytes read from the file. */
  onBytes: (count: number) => void
}

export type RestoredBackup = { rows: number; takenAt: string }

/** The last migration before `0001_base`, whose schema differs from it by these names alone. */
const lastBeforeBase = '0022_executions_of_safes'
const renamed: Readonly<Record<string, { column?: readonly [from: string, to: string]; table: string }>> = {
  announced_safe: { column: ['announced_at', 'registered_at'], table: 'registered_safe' },
  owner_webhook: { column: ['is_on', 'enabled'], table: 'owner_webhook' },
  safe_version: { table: 'cache_version' },
  unread_place: { table: 'failed_transaction' },
}

/**
 * Restores a backup into an empty database: the schema as it was then, the rows, and then the migrations since. Either all
 * rows are restored or none.
 */
export async function readBackup(
  db: Kysely<Database>,
  { file, onBytes }: ReadBackupParameters,
): Promise<RestoredBackup> {
  const source = createReadStream(file)
  source.on('data', (chunk) => onBytes(chunk.length))
  const unpacked = source.pipe(createGunzip())
  // A file that cannot be read or unpacked has no last line, and is refused for that.
  source.on('error', (error) => unpacked.destroy(error))
  const reading = createInterface({ input: unpacked })[Symbol.asyncIterator]()
  const lines: AsyncIterator<string> = {
    next: () => reading.next().catch(() => ({ done: true, value: undefined }) as const),
  }
  try {
    const header = parseHeader(await lines.next())
    const isEarlier = isBeforeBase(header.migrations)
    await prepare(db, header)
    const rows = await db.transaction().execute(async (tx) => {
      const tables = await listTables(tx)
      const enableTriggers = await disableTriggers(tx, tables)
      const count = await load(tx, { lines, tables, toLine: isEarlier ? toCurrentLine : (line) => line })
      await restartSequences(tx, tables)
      // The process that held the leases is gone.
      await sql`update indexer set holder = null, session_pid = null, session_start = null, expires_at = null`.execute(
        tx,
      )
      await enableTriggers()
      return count
    })
    await migrate(db)
    // Versions before 0.1.0 computed the summaries of old Safes in the background, perhaps not yet of all.
    if (isEarlier) await rebuildSummaries(db)
    return { rows, takenAt: header.takenAt }
  } finally {
    source.destroy()
  }
}

function parseHeader(line: IteratorResult<string>): BackupHeader {
  const parsed = line.done ? undefined : BackupHeaderSchema.safeParse(parseJson(line.value))
  if (parsed?.success) return parsed.data
  throw new AdminError('The file is not a backup of this service, or its format is not supported.')
}

/** A line of a backup from before 0.1.0, with the names of today. */
function toCurrentLine(line: string): string {
  // Matches names only: within a string of JSON a quote is escaped.
  const rename = (text: string, from: string, to: string) => text.replaceAll(`"${from}":`, `"${to}":`)
  if (line.startsWith('{'))
    return Object.entries(renamed).reduce((text, [from, { table }]) => rename(text, from, table), line)
  const [name = ''] = line.split(' ', 1)
  const found = renamed[name]
  if (!found) return line
  const rows = line.slice(name.length)
  return `${found.table}${found.column ? rename(rows, ...found.column) : rows}`
}

async function prepare(db: Kysely<Database>, header: BackupHeader): Promise<void> {
  const isEarlier = isBeforeBase(header.migrations)
  if (isEarlier && header.migrations.at(-1) !== lastBeforeBase)
    throw new AdminError('The backup was made by a version long before 0.1.0.', {
      metaMessages: [
        `Restore it with the last version before 0.1.0 (migration ${lastBeforeBase}) and back it up with that one.`,
      ],
    })
  const applied = isEarlier ? ['0001_base'] : header.migrations
  const unknown = applied.find((name) => !(name in migrations))
  const last = applied.at(-1)
  if (unknown !== undefined || last === undefined)
    throw new AdminError(`The backup was made by a newer version (${header.service}). Restore it with that version.`)
  const had = await listMigrations(db)
  if (had.length === 0) return migrate(db, { to: last })
  if (had.join() !== applied.join())
    throw new AdminError('The database was migrated by another version than the backup.', {
      metaMessages: ['Restore into a new, empty database.'],
    })
}

/** Else webhooks would receive every event of the past again. Returns how to undo it. */
async function disableTriggers(tx: Transaction<Database>, tables: readonly Table[]): Promise<() => Promise<void>> {
  for (const { name } of tables) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(tx)
    if (rows.length > 0)
      throw new AdminError(`The database is not empty: table ${name} has rows.`, {
        metaMessages: ['Restore into a new, empty database.'],
      })
    await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx)
  }
  return async () => {
    for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx)
  }
}

async function load(
  tx: Transaction<Database>,
  {
    lines,
    tables,
    toLine,
  }: { lines: AsyncIterator<string>; tables: readonly Table[]; toLine: (line: string) => string },
): Promise<number> {
  const known = new Map(tables.map((table) => [table.name, table]))
  const counts: Record<string, number> = {}
  for (;;) {
    const { done, value } = await lines.next()
    if (done) throw new AdminError('The backup is damaged or incomplete: its end is missing. Nothing was restored.')
    const line = toLine(value)
    if (line.startsWith('{')) {
      assertCounts(counts, parseJson(line))
      return Object.values(counts).reduce((sum, count) => sum + count, 0)
    }
    const [name = ''] = line.split(' ', 1)
    const table = known.get(name)
    if (!table) throw new AdminError(`The backup has rows of an unknown table: ${name.slice(0, 40)}.`)
    const columns = sql.join(table.columns.map((column) => sql.ref(column)))
    const { numAffectedRows = 0n } = await sql`insert into ${sql.table(name)} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null :: ${sql.table(name)}, ${line.slice(name.length + 1)} :: json)`.execute(
      tx,
    )
    counts[name] = (counts[name] ?? 0) + Number(numAffectedRows)
  }
}

function assertCounts(actual: Readonly<Record<string, number>>, line: unknown): void {
  const { counts } = BackupEndSchema.parse(line)
  for (const [name, count] of Object.entries(counts))
    if ((actual[name] ?? 0) !== count)
      throw new AdminError(
        `The backup is damaged: it lists ${count} rows of ${name} but contains ${actual[name] ?? 0}. Nothing was restored.`,
      )
}

/** Identity columns continue after the highest value in use. */
async function restartSequences(tx: Transaction<Database>, tables: readonly Table[]): Promise<void> {
  for (const { columns, name } of tables) {
    const { rows } = await sql<{ column: string; sequence: string }>`
      select c as column, pg_get_serial_sequence(${name}, c) as sequence from unnest(${columns} :: text[]) as c
      where pg_get_serial_sequence(${name}, c) is not null`.execute(tx)
    for (const { column, sequence } of rows)
      await sql`select setval(${sequence} :: regclass, max(${sql.ref(column)})) from ${sql.table(name)}`.execute(tx)
  }
}
