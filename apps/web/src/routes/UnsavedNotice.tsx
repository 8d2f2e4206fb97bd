import { useServices } from '../domain/services/Services.ts'
import { createBackupFile, readSection } from '../domain/settings/readSection.ts'
import { withLarge, withUnsaved } from '../domain/settings/withUnsaved.ts'
import { saveFile } from '../features/offline/saveFile.ts'
import { StorageNotice } from '../features/status/StorageNotice.tsx'
import { getLargeStorage } from '../lib/openLargeStorage.ts'
import { backupSections } from './backupSections.ts'

/** Reports failed writes, and offers the same backup file as the settings. */
export function UnsavedNotice() {
  const { page, storage } = useServices()
  const save = async () => {
    const all = withLarge(withUnsaved(storage), await getLargeStorage({ page, storage }))
    saveFile(createBackupFile(readSection(all, backupSections), new Date()))
  }
  return <StorageNotice onSave={save} />
}
