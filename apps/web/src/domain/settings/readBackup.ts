import { z } from 'zod'
import { backupText as words } from '../../lib/messages/backup.ts'
import { upgradeParts } from '../signature-store/migrateConfirmations.ts'
import type { Backup } from './Backup.ts'
import { type BackupSection, findPart } from './BackupSection.ts'
import { isOfficialExport, readOfficialExport } from './readOfficialExport.ts'
import { leaveOut, parseJson, type SectionContent } from './readSection.ts'
import { backupFormat, backupVersion } from './writeBackup.ts'

/** Browsers store about five million characters per origin; indentation adds some. */
const largestFile = 12 * 1024 * 1024
const mostParts = 2_000

const BackupSchema = z.strictObject({
  format: z.literal(backupFormat),
  version: z.number().int().positive(),
  savedAt: z.iso.datetime(),
  parts: z.record(z.string().max(200), z.unknown()),
})

export class BackupRefusedError extends Error {
  override readonly name = 'BackupRefusedError'
  readonly code = 'BACKUP_REFUSED'
}

/** Parses a backup of this app or of Safe{Wallet}, without storing anything. */
export async function readBackup(
  file: Pick<File, 'size' | 'text'>,
  { chainIds, parts }: { chainIds: readonly number[]; parts: readonly BackupSection[] },
): Promise<Backup> {
  if (file.size > largestFile) throw new BackupRefusedError(words.refusals.tooLarge(largestFile / 1024 / 1024))
  const content = parseJson(await file.text())
  if (content === undefined) throw new BackupRefusedError(words.refusals.notJson)
  if (isOfficialExport(content)) return readOfficialExport(content, { chainIds, parts })
  const parsed = BackupSchema.safeParse(content)
  if (!parsed.success) throw new BackupRefusedError(words.refusals.notOurs)
  const { data } = parsed
  if (data.version > backupVersion) throw new BackupRefusedError(words.refusals.newer)
  const entries = Object.entries(upgradeParts(data.parts))
  if (entries.length > mostParts) throw new BackupRefusedError(words.refusals.tooMany(mostParts))
  const kept: SectionContent[] = []
  const leftOut: string[] = []
  for (const [key, raw] of entries) {
    const part = findPart(parts, key)
    const value = part?.parse(raw)
    if (!part) leftOut.push(words.unknownPart(key))
    else if (value === undefined) leftOut.push(words.brokenPart(part.title))
    else kept.push({ key, part, value: leaveOut(part, value) })
  }
  if (kept.length === 0) throw new BackupRefusedError(words.refusals.nothing)
  return { from: 'countersign', kept, leftOut, savedAt: data.savedAt }
}
