import { z } from 'zod'

/** First line of a backup. Then come lines of a table's name and rows as a JSON array, and last how many there were. */
export const backupFormat = 'countersign-backup-1'

export const BackupHeaderSchema = z.object({
  format: z.literal(backupFormat),
  migrations: z.array(z.string()),
  service: z.string(),
  takenAt: z.iso.datetime(),
})
export type BackupHeader = z.infer<typeof BackupHeaderSchema>

export const BackupEndSchema = z.object({ counts: z.record(z.string(), z.number()) })
export type BackupEnd = z.infer<typeof BackupEndSchema>

/** Who signed in signs in again: a session that was ended since must not come back to life with an old backup. */
export const forgotten: ReadonlySet<string> = new Set(['session', 'sign_in_nonce'])
