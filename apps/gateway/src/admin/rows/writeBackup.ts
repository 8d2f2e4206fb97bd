import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { listMigrations } from '../../db/migrate.ts'
import type { Database } from '../../db/schema.ts'
import { serviceVersion } from '../../lib/serviceVersion.ts'
import { listTables, readTableRows, type Table } from './tables.ts'

/** First line of a backup. Lines of table name and rows follow; the last line has the row count. */
const backupFormat = 'countersign-backup-1'

export const BackupHeaderSchema = z.object({
  format: z.literal(backupFormat),
  migrations: z.array(z.string()),
  service: z.string(),
  takenAt: z.iso.datetime(),
})
export type BackupHeader = z.infer<typeof BackupHeaderSchema>

export const BackupEndSchema = z.object({ counts: z.record(z.string(), z.number()) })
type BackupEnd = z.infer<typeof BackupEndSchema>

/** Excluded: an old backup must not revive a session that was ended since. */
const forgotten: ReadonlySet<string> = new Set(['session', 'sign_in_nonce'])

export type WriteBackupParameters = {
  file: string
  /** Called with the estimated row count. */
  startProgress: (total: number) => { advance(by: number): void; stop(): void }
}

export type WrittenBackup = { bytes: number; rows: number }

/** Writes one consistent snapshot of the database into a file, which gets its name once it is complete and synced. */
export async function writeBackup(
  db: Kysely<Database>,
  { file, startProgress }: WriteBackupParameters,
): Promise<WrittenBackup> {
  const fresh = `${file}.new-${randomBytes(4).toString('hex')}`
  const counts: Record<string, number> = {}
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const tables = (await listTables(tx)).filter(({ name }) => !forgotten.has(name))
        const header: BackupHeader = {
          format: backupFormat,
          migrations: await listMigrations(tx),
          service: serviceVersion,
          takenAt: new Date().toISOString(),
        }
        const progress = startProgress(tables.reduce((sum, { estimate }) => sum + estimate, 0))
        async function* lines(): AsyncGenerator<string> {
          yield `${JSON.stringify(header)}\n`
          for (const table of tables) yield* readTable(table)
          const end: BackupEnd = { counts }
          yield `${JSON.stringify(end)}\n`
        }
        async function* readTable({ name }: Table): AsyncGenerator<string> {
          counts[name] = 0
          for await (const rows of readTableRows(tx, { name })) {
            counts[name] += rows.length
            progress.advance(rows.length)
            yield `${name} [${rows.join()}]\n`
          }
        }
        try {
          await pipeline(
            Readable.from(lines()),
            createGzip(),
            createWriteStream(fresh, { flags: 'wx', flush: true, mode: 0o600 }),
          )
        } finally {
          progress.stop()
        }
      })
    const { size } = await stat(fresh)
    await rename(fresh, file)
    return { bytes: size, rows: Object.values(counts).reduce((sum, count) => sum + count, 0) }
  } catch (error) {
    await rm(fresh, { force: true })
    throw error
  }
}
