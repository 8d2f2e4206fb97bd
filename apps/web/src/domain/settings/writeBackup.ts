import type { SectionContent } from './readSection.ts'

export const backupFormat = 'countersign.data'
export const backupVersion = 1

/** Serializes all sections for `readBackup`. */
export function writeBackup(kept: readonly SectionContent[], now: Date): { name: string; text: string } {
  const file = {
    format: backupFormat,
    version: backupVersion,
    savedAt: now.toISOString(),
    parts: Object.fromEntries(kept.map(({ key, value }) => [key, value])),
  }
  return { name: `countersign-${file.savedAt.slice(0, 10)}.json`, text: `${JSON.stringify(file, null, 2)}\n` }
}
