import { z } from 'zod'

/** First line of a backup. Lines of table name and rows follow; the last line has the row count. */
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

/** Excluded: an old backup must not revive a session that was ended since. */
export const forgotten: ReadonlySet<string> = new Set(['session', 'sign_in_nonce'])
